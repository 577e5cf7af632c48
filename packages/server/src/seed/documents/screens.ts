/** The table beside the boat: short texts, for people who stand. */
export const boatScreen = {
  internal_title: 'Skjerm 1: bordet ved «Haabet»',
  deviceType: 'windows',
  captions: true,
  title: { no: 'Rundt båten', nn: 'Rundt båten', sv: 'Runt båten', en: 'Around the boat' },
  idle: {
    seconds: 120,
    volume: 35,
    starts_at: '09:45:00',
    text: {
      no: 'Legg handa på bordet.\nDa våkner båten.',
      nn: 'Legg handa på bordet.\nDå vaknar båten.',
      sv: 'Lägg handen på bordet.\nDå vaknar båten.',
      en: 'Rest your hand on the table.\nThe boat will wake.',
    },
  },
  blocks: [
    {
      blockType: 'text',
      id: 'skjerm0001',
      text: {
        no: '<h2>Åtte plasser</h2><p>Høvedsmannen satt akterst og styrte. Fremst satt den yngste, med ryggen mot alt som kom. Trykk på en tofte for å se hvem som hadde den vinteren 1891.</p>',
        nn: '<h2>Åtte plassar</h2><p>Høvedsmannen sat attarst og styrte. Fremst sat den yngste, med ryggen mot alt som kom. Trykk på ei tofte for å sjå kven som hadde henne vinteren 1891.</p>',
        sv: '<h2>Åtta platser</h2><p>Hövitsmannen satt längst akterut och styrde. Längst fram satt den yngste, med ryggen mot allt som kom. Tryck på en toft för att se vem som hade den vintern 1891.</p>',
        en: '<h2>Eight places</h2><p>The headman sat furthest aft and steered. Foremost sat the youngest, with his back to all that was coming. Press a thwart to see who had it in the winter of 1891.</p>',
      },
    },
    {
      blockType: 'widget',
      id: 'skjerm0002',
      title: { no: 'Hvem satt hvor', nn: 'Kven sat kvar', sv: 'Vem satt var', en: 'Who sat where' },
      url: 'https://fjordmuseet.example/skjerm/tofter',
      height: 900,
    },
    {
      blockType: 'quote',
      id: 'skjerm0003',
      text: {
        no: 'Jeg så ikke Lofoten før jeg var femten. Jeg så alt det vi rodde fra.',
        nn: 'Eg såg ikkje Lofoten før eg var femten. Eg såg alt det vi rodde ifrå.',
        sv: 'Jag såg inte Lofoten förrän jag var femton. Jag såg allt det vi rodde ifrån.',
        en: 'I did not see Lofoten until I was fifteen. I saw everything we were rowing away from.',
      },
      source: {
        no: 'Mons Vik, fremst i båten 1889–1891',
        nn: 'Mons Vik, fremst i båten 1889–1891',
        sv: 'Mons Vik, längst fram i båten 1889–1891',
        en: 'Mons Vik, foremost in the boat 1889–1891',
      },
    },
    {
      blockType: 'tasks',
      id: 'skjerm0004',
      title: { no: 'Til to', nn: 'Til to', sv: 'För två', en: 'For two' },
      tasks: [
        {
          question: {
            no: 'Sett dere etter hverandre og ro i takt i ett minutt. Hvor mange tak ble det?',
            nn: 'Set dykk etter kvarandre og ro i takt i eitt minutt. Kor mange tak vart det?',
            sv: 'Sätt er efter varandra och ro i takt i en minut. Hur många tag blev det?',
            en: 'Sit one behind the other and row in time for a minute. How many strokes did you make?',
          },
          answer: {
            no: 'Mannskapet holdt tjueåtte. I tolv timer.',
            nn: 'Mannskapet heldt tjueåtte. I tolv timar.',
            sv: 'Besättningen höll tjugoåtta. I tolv timmar.',
            en: 'The crew kept twenty-eight. For twelve hours.',
          },
        },
      ],
    },
  ],
  player: { kiosk: true, display: 'table', orientation: 'landscape', restart: '04:00' },
}

/** The tablet on the wall by the doctor’s boat. */
export const doctorScreen = {
  internal_title: 'Skjerm 2: Doktorbåten',
  deviceType: 'ipad',
  captions: false,
  title: { no: 'Doktorbåten «Hast»', nn: 'Doktorbåten «Hast»', sv: 'Läkarbåten ”Hast”', en: 'The doctor’s boat Hast' },
  idle: {
    seconds: 90,
    volume: 20,
    starts_at: '10:00:00',
    text: {
      no: 'Ett laken på veggen: kom.\nTo laken: kom nå.',
      nn: 'Eitt laken på veggen: kom.\nTo laken: kom no.',
      sv: 'Ett lakan på väggen: kom.\nTvå lakan: kom nu.',
      en: 'One sheet on the wall: come.\nTwo sheets: come now.',
    },
  },
  blocks: [
    {
      blockType: 'text',
      id: 'skjerm0005',
      text: {
        no: '<h2>Tretti øyer, én doktor</h2><p>Fra 1913 hadde distriktslegen motorbåt. Før det måtte legen hentes, og den som hentet, måtte ro to ganger. «Hast» var trettién fot, gjorde sju knop og hadde ei køye som også var operasjonsbord.</p><p>Doktor Borghild Aarestad førte logg. Vær, kurs, navn, og til slutt ett ord: <em>frisk</em>, <em>født</em>, <em>seint</em>.</p>',
        nn: '<h2>Tretti øyar, éin doktor</h2><p>Frå 1913 hadde distriktslegen motorbåt. Før det måtte legen hentast, og den som henta, måtte ro to gonger. «Hast» var trettiein fot, gjorde sju knop og hadde ei køye som òg var operasjonsbord.</p><p>Doktor Borghild Aarestad førte logg. Vêr, kurs, namn, og til slutt eitt ord: <em>frisk</em>, <em>fødd</em>, <em>seint</em>.</p>',
        sv: '<h2>Trettio öar, en doktor</h2><p>Från 1913 hade distriktsläkaren motorbåt. Innan dess måste läkaren hämtas, och den som hämtade fick ro två gånger. ”Hast” var trettioen fot, gjorde sju knop och hade en koj som också var operationsbord.</p><p>Doktor Borghild Aarestad förde logg. Väder, kurs, namn och till sist ett ord: <em>frisk</em>, <em>född</em>, <em>sent</em>.</p>',
        en: '<h2>Thirty islands, one doctor</h2><p>From 1913 the district doctor had a motor boat. Before that the doctor had to be fetched, and whoever did so rowed the way twice. Hast, “haste”, was thirty-one feet long, made seven knots and had a bunk that was also an operating table.</p><p>Dr Borghild Aarestad kept a log. Weather, course, name, and at the end one word: <em>well</em>, <em>born</em>, <em>late</em>.</p>',
      },
    },
    { blockType: 'anchor', id: 'skjerm0006', name: 'loggen' },
    {
      blockType: 'quote',
      id: 'skjerm0007',
      text: {
        no: '14. desember 1919. Kuling av nordvest. Lyngholmen, Berit Nes. Født. Gutt, i køya, halvveis heim. Faren styrte.',
        nn: '14. desember 1919. Kuling av nordvest. Lyngholmen, Berit Nes. Fødd. Gut, i køya, halvvegs heim. Faren styrte.',
        sv: '14 december 1919. Kuling från nordväst. Lyngholmen, Berit Nes. Född. Pojke, i kojen, halvvägs hem. Fadern styrde.',
        en: '14 December 1919. Gale from the north-west. Lyngholmen, Berit Nes. Born. A boy, in the bunk, halfway home. The father steered.',
      },
      source: {
        no: 'Loggen fra «Hast»',
        nn: 'Loggen frå «Hast»',
        sv: 'Loggen från ”Hast”',
        en: 'The log of Hast',
      },
    },
    {
      blockType: 'links',
      id: 'skjerm0008',
      links: [
        {
          title: {
            no: 'Finn øya di i loggen',
            nn: 'Finn øya di i loggen',
            sv: 'Slå upp din egen ö i loggen',
            en: 'Look up your own island in the log',
          },
          url: 'https://fjordmuseet.example/hast/logg',
        },
      ],
    },
  ],
  player: { kiosk: true, display: 'wall', orientation: 'portrait', restart: '04:00' },
}
