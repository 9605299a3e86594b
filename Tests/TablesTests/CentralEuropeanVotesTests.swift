import Testing

@testable import Tables

@Suite struct CentralEuropeanVotesTests {
  private func table(_ encoding: TableRequest.Encoding, _ names: String, asked: TableRequest.Encoding = .auto)
    throws -> Table
  {
    let rows = names.split(separator: ",").map { "\($0),1,2\n" }.joined()
    var request = poolRequest
    request.encoding = asked
    return try read(bytes: try #require(encoding.encode("name,skill,cost\n" + rows)), request)
  }

  @Test(
    arguments: [
      "Tomáš Vaclík,Jiří Pavlenka,Ondřej Čelůstka,Jan Bořil,Aleš Matějů,Tomáš Souček,Petr Ševčík",
      "Dušan Kuciak,Ľubomír Šatka,Milan Škriniar,Tomáš Hubočan,Marek Hamšík,Michal Ďuriš,Ladislav Rigo",
      "Dominik Livaković,Lovre Kalinić,Duje Ćaleta-Car,Joško Gvardiol,Mateo Kovačić,Luka Modrić,Ivan Perišić",
      "Predrag Rajković,Dušan Tadić,Filip Đuričić,Novak Đoković,Luka Jović,Nemanja Gudelj",
      "Gulácsi Péter,Orbán Vilmos,Schäfer András,Schön Szabolcs,Lovrencsics Gergő,Bőle Lukács,Szűcs Kristóf",
      "Jan Oblak,Petar Stojanović,Josip Iličić,Domen Črnigoj,Benjamin Šeško,Žan Karničnik,Adam Gnezda Čerin",
      "Wojciech Szczęsny,Łukasz Fabiański,Tomasz Kędziora,Kamil Jóźwiak,Karol Świderski,Krzysztof Piątek",
      "Florin Niţă,Andrei Raţiu,Radu Drăguşin,Nicuşor Bancu,Răzvan Marin,George Puşcaş,Ştefan Târnovanu",
      "Luka Modrić", "Jiří", "Ľuboš", "Gergő",
    ])
  func centralEuropean(names: String) throws {
    let table = try table(.windows1250, names)
    #expect(table.encoding == .windows1250 && table.headerWarnings.isEmpty)
    #expect(table.texts.map { $0[0] }.joined(separator: ",") == names)
  }

  @Test(
    arguments: [
      "Frederik Rønnow,Simon Kjær,Pierre-Emile Højbjerg,Joakim Mæhle,Jørgen Jørgensen,Søren Ås",
      "Ørjan Nyland,Martin Ødegaard,Erling Håland,Leo Østigård,Øystein Bråten,Pål Kirkevold,Bjørn Kjærstad",
      "Hannes Þór Halldórsson,Birkir Már Sævarsson,Hörður Magnússon,Jóhann Guðmundsson,Sæþór Viðarsson,Ævar Ingi",
      "Rui Patrício,João Cancelo,Gonçalo Guedes,Simão,Nuno Simões,Sérgio Conceição,Bruno Magalhães,Rêgo",
      "Raphaël Varane,N'Golo Kanté,Hélène Lefèvre,François Brière,Loïc Rémy,Anaïs Noël,Benoît,Idrissa Guèye",
      "Unai Simón,Íñigo Martínez,José Gayà,Núñez,Ñáñez,Iñaki Peña,Dani Muñoz,Jesús Navas",
      "Niklas Süle,Thomas Müller,Kevin Groß,Jörg Böhme,Mario Götze,Niclas Füllkrug",
      "Nicolò Barella,Niccolò Pisilli,Moisè Kean,Antonio Forlì,Andrea Cambiaso",
      "Victor Lindelöf,Åke Åström,Håkan Mild,Viktor Gyökeres,Per Mårtensson",
      "Éder Militão,Vinícius Júnior,Gabriel Magalhães,Guimarães,Éverton Ribeiro",
      "João", "Ødegaard", "Núñez", "Nicolò", "Müller", "Sæþór", "Pål", "François",
    ])
  func western(names: String) throws {
    let table = try table(.windows1252, names)
    #expect(table.encoding == .windows1252 && table.headerWarnings.isEmpty)
    #expect(table.texts.map { $0[0] }.joined(separator: ",") == names)
  }

  /// Where both are plausible, the option settles it.
  @Test(arguments: ["Rêgo", "Idrissa Guèye", "Jõgi"])
  func doubt(name: String) throws {
    let found = try table(.windows1252, name)
    #expect(found.encoding == .windows1252 && found.texts[0][0] == name)
    #expect(
      found.headerWarnings.map(\.message) == [
        "read as Windows-1252; where letters look wrong, add --encoding windows-1250, else windows-1252"
      ])
    #expect(try table(.windows1252, name, asked: .windows1252).headerWarnings.isEmpty)
  }
}
