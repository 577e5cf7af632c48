/** The town museum's second story: what was left when the house was gone. */
export const oven = (fire: number) => ({
  title: { no: 'Ovnen som sto igjen', nn: 'Omnen som stod att', sv: 'Ugnen som stod kvar', en: 'The oven that was left' },
  intro: {
    no: 'Tre dager etter brannen luktet det brød i Storgata. Det var ikke et hus å se.',
    nn: 'Tre dagar etter brannen lukta det brød i Storgata. Det var ikkje eit hus å sjå.',
    sv: 'Tre dagar efter branden luktade det bröd på Storgata. Inte ett hus fanns kvar.',
    en: 'Three days after the fire Storgata smelled of bread. There was not a house in sight.',
  },
  internal_title: 'HBM Lundes ovn',
  dating: '1907',
  location: { lat: 62.4718, lng: 6.1532 },
  tags: ['brann', 'by', 'gjenreising'],
  blocks: [
    {
      blockType: 'text',
      id: 'ovnen00001',
      text: {
        no: '<p>Bakerovnen til Lunde var murt for å tåle ild, og den tålte den. Da asken var kald nok til å gå på, feide han den rein, lånte mel av et tysk skip på havna og fyrte opp med det som var nok av: forkullet tømmer. Køa gikk rundt tre kvartaler som ikke fantes.</p><h2>Mur, sa loven</h2><p>Etter 1907 var det forbudt å bygge i tre i sentrum. Arkitektene kom fra Trondhjem, Kristiania og Berlin, de fleste under tretti. På to år sto det 320 hus med tårn, ugler og liljer i pussen. Lunde fikk tegnet sitt rundt ovnen, siden han ikke ville slokke den mens de bygde.</p>',
        nn: '<p>Bakaromnen til Lunde var mura for å tole eld, og han tolte det. Då oska var kald nok til å gå på, sopte han omnen rein, lånte mjøl av eit tysk skip på hamna og fyrte opp med det som var nok av: forkola tømmer. Køen gjekk rundt tre kvartal som ikkje fanst.</p><h2>Mur, sa lova</h2><p>Etter 1907 var det forbode å byggje i tre i sentrum. Arkitektane kom frå Trondhjem, Kristiania og Berlin, dei fleste under tretti. På to år stod det 320 hus med tårn, ugler og liljer i pussen. Lunde fekk teikna sitt rundt omnen, sidan han ikkje ville sløkkje han medan dei bygde.</p>',
        sv: '<p>Lundes bakugn var murad för att tåla eld, och det gjorde den. När askan var kall nog att gå på sopade han ur den, lånade mjöl av ett tyskt fartyg i hamnen och eldade med det som fanns i överflöd: förkolnat timmer. Kön gick runt tre kvarter som inte fanns.</p><h2>Sten, sa lagen</h2><p>Efter 1907 var det förbjudet att bygga i trä i centrum. Arkitekterna kom från Trondheim, Kristiania och Berlin, de flesta under trettio. På två år stod där 320 hus med torn, ugglor och liljor i putsen. Lunde lät rita sitt runt ugnen, eftersom han inte ville släcka den medan de byggde.</p>',
        en: '<p>Lunde’s oven was built to withstand fire, and it did. When the ashes were cool enough to walk on he swept it out, borrowed flour from a German ship in the harbour and lit it with what there was plenty of: charred timber. The queue went round three blocks that did not exist.</p><h2>Masonry, said the law</h2><p>After 1907 it was forbidden to build in wood in the centre. The architects came from Trondhjem, Kristiania and Berlin, most of them under thirty. Within two years there stood 320 houses with towers, and owls and lilies in the plaster. Lunde had his drawn around the oven, since he would not let it go out while they built.</p>',
      },
    },
    {
      blockType: 'quote',
      id: 'ovnen00002',
      text: {
        no: 'Folk spurte hva det kostet. Jeg sa at kassa var brent, så jeg hadde ikke noe å veksle i.',
        nn: 'Folk spurde kva det kosta. Eg sa at kassa var brend, så eg hadde ikkje noko å veksle i.',
        sv: 'Folk frågade vad det kostade. Jag sa att kassan hade brunnit, så jag hade inget att växla i.',
        en: 'People asked the price. I told them the till had burned, so I had nothing to give change from.',
      },
      source: {
        no: 'Bakermester Lunde til Havnes Avis, 1932',
        nn: 'Bakarmeister Lunde til Havnes Avis, 1932',
        sv: 'Bagarmästare Lunde i Havnes Avis, 1932',
        en: 'Lunde the baker in Havnes Avis, 1932',
      },
    },
    { blockType: 'article', id: 'ovnen00003', document: { to_document_id: fire, reference_key: 'brannen' } },
  ],
})
