/** The Fjord Museum about itself: the only document of its schema in the instance. */
export const museum = {
  title: { no: 'Fjordmuseet', nn: 'Fjordmuseet', sv: 'Fjordmuseet', en: 'The Fjord Museum' },
  text: {
    no: '<p>Fjordmuseet ligger ytterst på Kystleia, i et naust, et salthus og en båthall som ble reist for å få «Haabet» under tak. Vi samler på det folk langs leia laget, eide, sendte og ventet på mellom 1840 og 1960.</p><p>Du får ta på mer enn du er vant til. Der det er malt ei hand på golvet, mener vi det.</p><h2>Kom deg hit</h2><p>Bussen fra Havnes går hver time og stanser ved kaia. Derfra er det fire minutter langs sjøen. Kommer du med båt, er gjestebrygga gratis så lenge du er hos oss.</p>',
    nn: '<p>Fjordmuseet ligg ytst på Kystleia, i eit naust, eit salthus og ein båthall som vart reist for å få «Haabet» under tak. Vi samlar på det folk langs leia laga, åtte, sende og venta på mellom 1840 og 1960.</p><p>Du får ta på meir enn du er van med. Der det er måla ei hand på golvet, meiner vi det.</p><h2>Kom deg hit</h2><p>Bussen frå Havnes går kvar time og stoggar ved kaia. Derifrå er det fire minutt langs sjøen. Kjem du med båt, er gjestebryggja gratis så lenge du er hos oss.</p>',
    sv: '<p>Fjordmuseet ligger ytterst på Kystleia, i ett båthus, ett salthus och en båthall som restes för att få ”Haabet” under tak. Vi samlar på det som folk längs leden gjorde, ägde, skickade och väntade på mellan 1840 och 1960.</p><p>Du får röra vid mer än du är van vid. Där det är målat en hand på golvet menar vi det.</p><h2>Hitta hit</h2><p>Bussen från Havnes går varje timme och stannar vid kajen. Därifrån är det fyra minuter längs vattnet. Kommer du med båt är gästbryggan gratis så länge du är hos oss.</p>',
    en: '<p>The Fjord Museum stands at the outer end of Kystleia, in a boathouse, a salt house and a hall that was raised to bring Haabet under a roof. We collect what people along the channel made, owned, sent and waited for between 1840 and 1960.</p><p>You may touch more than you are used to. Where a hand is painted on the floor, we mean it.</p><h2>Getting here</h2><p>The bus from Havnes runs every hour and stops at the quay. From there it is four minutes along the water. If you come by boat, the visitors’ jetty is free for as long as you are with us.</p>',
  },
  visit: {
    hours: {
      no: '1. mai–30. september: alle dager 10–17, torsdager til 20\n1. oktober–30. april: tirsdag–søndag 11–15\nStengt 24.–26. desember og når ferga er innstilt',
      nn: '1. mai–30. september: alle dagar 10–17, torsdagar til 20\n1. oktober–30. april: tysdag–søndag 11–15\nStengt 24.–26. desember og når ferja er innstilt',
      sv: '1 maj–30 september: alla dagar 10–17, torsdagar till 20\n1 oktober–30 april: tisdag–söndag 11–15\nStängt 24–26 december och när färjan är inställd',
      en: '1 May–30 September: daily 10–5, Thursdays until 8\n1 October–30 April: Tuesday–Sunday 11–3\nClosed 24–26 December and whenever the ferry is cancelled',
    },
    admission: {
      no: 'Voksne 120 kroner, barn og ungdom gratis',
      nn: 'Vaksne 120 kroner, born og ungdom gratis',
      sv: 'Vuxna 120 norska kronor, barn och ungdomar gratis',
      en: 'Adults NOK 120, children and young people free',
    },
    address: 'Kystleia 14\n6999 Kystleia',
    url: 'https://fjordmuseet.example/besok',
    email: 'hei@fjordmuseet.example',
    location: { lat: 61.6003, lng: 5.0331 },
    step_free: true,
    facilities: ['cafe', 'changing_table', 'hearing_loop', 'jetty'],
  },
  licence: 'cc-by-sa',
}
