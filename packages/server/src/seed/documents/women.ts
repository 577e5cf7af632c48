type Related = { telegraph: number; lighthouse: number; house: number; herring: number }

const maren = {
  blockType: 'text',
  id: 'kvinner001',
  text: {
    no: '<h2>Maren på ekspedisjonen</h2><p>I 1902 overtok Maren Leirvåg dampskipsekspedisjonen på Ytre Leia etter faren. Hun var tjue år, og eneste kvinne i lista over <em>dampskipsekspeditører</em> mellom Bergen og Stad. Lista er trykt, og noen må ha sett navnet og tenkt at det var en feil: i utgaven fra 1903 står hun som «Hr. M. Leirvaag».</p><p>Ruta kom to ganger i uka, når den kom. Båten stakk for djupt til å legge til, så Maren rodde ut med post, tønner og folk. Hun førte fraktbrev, veide smør, kvitterte for kister og visste hvem som reiste med enveisbillett. Rederiet betalte henne tjue kroner i måneden. Faren hadde fått tretti.</p>',
    nn: '<h2>Maren på ekspedisjonen</h2><p>I 1902 tok Maren Leirvåg over dampskipsekspedisjonen på Ytre Leia etter faren. Ho var tjue år, og einaste kvinna i lista over <em>dampskipsekspeditørar</em> mellom Bergen og Stad. Lista er prenta, og nokon må ha sett namnet og tenkt at det var ein feil: i utgåva frå 1903 står ho som «Hr. M. Leirvaag».</p><p>Ruta kom to gonger i veka, når ho kom. Båten stakk for djupt til å leggje til, så Maren rodde ut med post, tønner og folk. Ho førte fraktbrev, vog smør, kvitterte for kister og visste kven som reiste med einvegsbillett. Reiarlaget betalte henne tjue kroner månaden. Faren hadde fått tretti.</p>',
    sv: '<h2>Maren på ångbåtsexpeditionen</h2><p>År 1902 tog Maren Leirvåg över ångbåtsexpeditionen på Ytre Leia efter sin far. Hon var tjugo år och den enda kvinnan i förteckningen över <em>ångbåtskommissionärer</em> mellan Bergen och Stad. Förteckningen är tryckt, och någon måste ha sett namnet och trott att det var ett fel: i utgåvan från 1903 står hon som ”Hr. M. Leirvaag”.</p><p>Turen gick två gånger i veckan, när den gick. Båten var för djupgående för att lägga till, så Maren rodde ut med post, tunnor och folk. Hon skrev fraktsedlar, vägde smör, kvitterade ut kistor och visste vilka som reste på enkel biljett. Rederiet betalade henne tjugo kronor i månaden. Fadern hade fått trettio.</p>',
    en: '<h2>Maren at the steamer office</h2><p>In 1902 Maren Leirvåg took over the steamship office at Ytre Leia from her father. She was twenty, and the only woman on the list of <em>steamship agents</em> between Bergen and the Stad headland. The list was printed, and someone must have seen the name and taken it for a mistake: in the 1903 edition she is “Mr M. Leirvaag”.</p><p>The steamer called twice a week, when it called. It drew too much water to come alongside, so Maren rowed out with mail, barrels and people. She wrote waybills, weighed butter, signed for coffins and knew who was travelling on a single ticket. The company paid her twenty kroner a month. Her father had been paid thirty.</p>',
  },
}

const marenWrites = {
  blockType: 'quote',
  id: 'kvinner002',
  text: {
    no: 'Brevene kom om natta, og jeg sov med støvlene på. Folk spør om jeg er redd for sjøen. Jeg er redd for å sove fra den.',
    nn: 'Breva kom om natta, og eg sov med støvlane på. Folk spør om eg er redd sjøen. Eg er redd for å sove frå han.',
    sv: 'Breven kom om natten, och jag sov med stövlarna på. Folk frågar om jag är rädd för sjön. Jag är rädd för att försova mig från den.',
    en: 'The letters came at night, and I slept with my boots on. People ask if I fear the sea. What I fear is sleeping through it.',
  },
  source: {
    no: 'Maren Leirvåg i brev til søstera, 1904',
    nn: 'Maren Leirvåg i brev til systera, 1904',
    sv: 'Maren Leirvåg i brev till sin syster, 1904',
    en: 'Maren Leirvåg in a letter to her sister, 1904',
  },
}

const kristine = {
  blockType: 'text',
  id: 'kvinner004',
  text: {
    no: '<h2>Kristine ved apparatet</h2><p>Kristine Falch hørte alt først. Hun visste at silda sto ved Vågneset før notbasene, at kongen var død før presten, og at det ble gutt på Krossholmen før faren, som var på Lofoten. Taushetsløftet hang innrammet over apparatet. Dagbøkene hennes går over tretti år. Ikke ei eneste melding er gjengitt.</p>',
    nn: '<h2>Kristine ved apparatet</h2><p>Kristine Falch høyrde alt først. Ho visste at silda stod ved Vågneset før notbasane, at kongen var død før presten, og at det vart gut på Krossholmen før faren, som var på Lofoten. Teielovnaden hang i ramme over apparatet. Dagbøkene hennar går over tretti år. Ikkje ei einaste melding er attgjeven.</p>',
    sv: '<h2>Kristine vid apparaten</h2><p>Kristine Falch fick höra allt först. Hon visste att sillen stod vid Vågneset före notlagen, att kungen var död före prästen och att det blev en pojke på Krossholmen före fadern, som var på Lofotfisket. Tystnadslöftet hängde inramat över apparaten. Hennes dagböcker sträcker sig över trettio år. Inte ett enda meddelande är återgivet.</p>',
    en: '<h2>Kristine at the key</h2><p>Kristine Falch heard everything first. She knew that the herring stood off Vågneset before the seine masters did, that the king was dead before the vicar did, and that it was a boy on Krossholmen before the father, who was away at the Lofoten fishery. Her oath of secrecy hung framed above the apparatus. Her diaries cover thirty years. They do not repeat a single message.</p>',
  },
}

const berte = {
  blockType: 'text',
  id: 'kvinner007',
  text: {
    no: '<h2>Berte bak disken</h2><p>Da Anders Krossholm ble borte på havet i 1878, satt Berte igjen med fem unger, ei brygge og et handelsbrev som ei enke hadde lov til å drive videre på. Kreditorene i Bergen ga henne ett år. Hun drev i trettifire.</p><p>Kassabøkene er ført med blyant på baksida av gamle fraktsedler. Der ser vi hva folk hadde råd til, og når:</p><ul><li><p><strong>Januar 1885:</strong> tau, ullgarn, sirup. Alt på bok.</p></li><li><p><strong>April 1885:</strong> kaffe, kjoletøy, ei dokke med porselenshode. Gjelda er strøket.</p></li><li><p><strong>November 1899:</strong> fjorten alen svart tøy. Ikke betalt, ikke krevd inn.</p></li></ul>',
    nn: '<h2>Berte bak disken</h2><p>Då Anders Krossholm vart borte på havet i 1878, sat Berte att med fem ungar, ei bryggje og eit handelsbrev som ei enkje hadde lov til å drive vidare på. Kreditorane i Bergen gav henne eitt år. Ho dreiv i trettifire.</p><p>Kassabøkene er førte med blyant på baksida av gamle fraktsetlar. Der ser vi kva folk hadde råd til, og når:</p><ul><li><p><strong>Januar 1885:</strong> tau, ullgarn, sirup. Alt på bok.</p></li><li><p><strong>April 1885:</strong> kaffi, kjoletøy, ei dokke med porselenshovud. Gjelda er stroken.</p></li><li><p><strong>November 1899:</strong> fjorten alner svart tøy. Ikkje betalt, ikkje kravd inn.</p></li></ul>',
    sv: '<h2>Berte bakom disken</h2><p>När Anders Krossholm blev borta på havet 1878 satt Berte kvar med fem barn, en brygga och ett handelsbrev som en änka hade rätt att fortsätta på. Fordringsägarna i Bergen gav henne ett år. Hon höll på i trettiofyra.</p><p>Kassaböckerna är förda med blyerts på baksidan av gamla fraktsedlar. Där ser vi vad folk hade råd med, och när:</p><ul><li><p><strong>Januari 1885:</strong> tågvirke, ullgarn, sirap. Allt på kredit.</p></li><li><p><strong>April 1885:</strong> kaffe, klänningstyg, en docka med porslinshuvud. Skulden är struken.</p></li><li><p><strong>November 1899:</strong> fjorton alnar svart tyg. Inte betalt, inte krävt.</p></li></ul>',
    en: '<h2>Berte behind the counter</h2><p>When Anders Krossholm was lost at sea in 1878, Berte was left with five children, a wharf and a trading licence that the law let a widow keep. The creditors in Bergen gave her a year. She traded for thirty-four.</p><p>Her cash books are kept in pencil on the backs of old waybills. They show what people could afford, and when:</p><ul><li><p><strong>January 1885:</strong> rope, wool, syrup. All on credit.</p></li><li><p><strong>April 1885:</strong> coffee, dress cloth, a doll with a china head. The debt is crossed out.</p></li><li><p><strong>November 1899:</strong> fourteen ells of black cloth. Not paid, not asked for.</p></li></ul>',
  },
}

const berteSays = {
  blockType: 'quote',
  id: 'kvinner008',
  text: {
    no: 'Den som må handle på bok, skal slippe å se i golvet. Derfor hadde hun boka under disken.',
    nn: 'Den som må handle på bok, skal sleppe å sjå i golvet. Difor hadde ho boka under disken.',
    sv: 'Den som måste handla på kredit ska slippa titta i golvet. Därför hade hon boken under disken.',
    en: 'Nobody who buys on credit should have to look at the floor. That is why she kept the book under the counter.',
  },
  source: {
    no: 'Peder Krossholm om mormora, 1949',
    nn: 'Peder Krossholm om mormora, 1949',
    sv: 'Peder Krossholm om sin mormor, 1949',
    en: 'Peder Krossholm on his grandmother, 1949',
  },
}

/** The fourth life came later; the English introduction still speaks of three. */
const sigrid = [
  { blockType: 'anchor', id: 'kvinner009', name: 'losjiet' },
  {
    blockType: 'text',
    id: 'kvinner010',
    text: {
      no: '<h2>Sigrid med de elleve sengene</h2><p>Sildevinteren 1893 hadde Sigrid Nes elleve senger og trettiseks losjerende. De lå i skift. Den som kom av havet, la seg i varmen etter den som gikk ut, og om søndagen skiftet hun halmen. For fem øre tørket hun vottene over komfyren og passet på at hver mann fikk igjen sine egne.</p><p>På innsida av skapdøra skrev hun navnet på dem som ikke kom og hentet dem. Døra henger i utstillinga. Det står ni navn på den.</p>',
      nn: '<h2>Sigrid med dei elleve sengene</h2><p>Sildevinteren 1893 hadde Sigrid Nes elleve senger og trettiseks losjerande. Dei låg på skift. Den som kom av havet, la seg i varmen etter den som gjekk ut, og om søndagen skifte ho halmen. For fem øre tørka ho vottane over komfyren og passa på at kvar mann fekk att sine eigne.</p><p>På innsida av skapdøra skreiv ho namnet på dei som ikkje kom og henta dei. Døra heng i utstillinga. Det står ni namn på henne.</p>',
      sv: '<h2>Sigrid med de elva sängarna</h2><p>Sillvintern 1893 hade Sigrid Nes elva sängar och trettiosex inneboende. De sov i skift. Den som kom från havet lade sig i värmen efter den som gick ut, och på söndagarna bytte hon halmen. För fem öre torkade hon vantarna över spisen och såg till att var man fick tillbaka sina egna.</p><p>På insidan av skåpdörren skrev hon namnen på dem som inte kom och hämtade dem. Dörren hänger i utställningen. Det står nio namn på den.</p>',
      en: '<h2>Sigrid and her eleven beds</h2><p>In the herring winter of 1893 Sigrid Nes had eleven beds and thirty-six lodgers. They slept in shifts. Whoever came in from the sea lay down in the warmth of whoever was going out, and on Sundays she changed the straw. For five øre she dried mittens above the stove and saw to it that each man got his own pair back.</p><p>On the inside of the cupboard door she wrote the names of those who never came to fetch them. The door hangs in the exhibition. There are nine names on it.</p>',
    },
  },
]

const closing = ({ lighthouse, house, herring }: Related) => [
  {
    blockType: 'tasks',
    id: 'kvinner011',
    title: { no: 'Se etter og snakk om', nn: 'Sjå etter og snakk om', sv: 'Se efter och prata om', en: 'Look and talk' },
    tasks: [
      {
        question: {
          no: 'Hvorfor tror du det står «Hr.» foran navnet til Maren?',
          nn: 'Kvifor trur du det står «Hr.» framfor namnet til Maren?',
          sv: 'Varför tror du att det står ”Hr.” framför Marens namn?',
          en: 'Why do you think the list says “Mr” before Maren’s name?',
        },
        answer: {
          no: 'Vi vet det ikke. Maren tok vare på sitt eget eksemplar, og der er de to bokstavene strøket med rødt.',
          nn: 'Vi veit det ikkje. Maren tok vare på sitt eige eksemplar, og der er dei to bokstavane strokne med raudt.',
          sv: 'Vi vet inte. Maren sparade sitt eget exemplar, och där är de två bokstäverna strukna med rött.',
          en: 'We do not know. Maren kept her own copy, and there the two letters are struck out in red.',
        },
      },
      {
        question: {
          no: 'Finn skapdøra til Sigrid. Hvilket navn står der to ganger?',
          nn: 'Finn skapdøra til Sigrid. Kva namn står der to gonger?',
          sv: 'Leta upp Sigrids skåpdörr. Vilket namn står där två gånger?',
          en: 'Find Sigrid’s cupboard door. Which name appears twice?',
        },
        answer: {
          no: 'Anders Hovland. Det var far og sønn, med ni år imellom.',
          nn: 'Anders Hovland. Det var far og son, med ni år imellom.',
          sv: 'Anders Hovland. Det var far och son, med nio år emellan.',
          en: 'Anders Hovland. They were father and son, nine years apart.',
        },
      },
    ],
  },
  {
    blockType: 'documents',
    id: 'kvinner012',
    presentationType: 'timeline',
    documents: [
      { to_document_id: house, reference_key: 'salthuset' },
      { to_document_id: lighthouse, reference_key: 'skarvoy-fyr' },
      { to_document_id: herring, reference_key: 'sildas-vei' },
    ],
  },
  {
    blockType: 'minne',
    id: 'kvinner013',
    text: {
      no: '<h3>Kjente du ei av dem?</h3><p>Kanskje var det mormora di som hadde ekspedisjonen, eller du husker lukta i butikken. Fortell oss om det. To av navna på døra vet vi ennå ikke hvem var.</p>',
      nn: '<h3>Kjende du ei av dei?</h3><p>Kanskje var det mormora di som hadde ekspedisjonen, eller du hugsar lukta i butikken. Fortel oss om det. To av namna på døra veit vi enno ikkje kven var.</p>',
      sv: '<h3>Kände du någon av dem?</h3><p>Kanske var det din mormor som hade expeditionen, eller så minns du lukten i butiken. Berätta för oss. Två av namnen på dörren vet vi ännu inte vilka de var.</p>',
      en: '<h3>Did you know one of them?</h3><p>Perhaps your grandmother ran the steamer office, or you remember the smell of the shop. Tell us. There are two names on the door that we still cannot place.</p>',
    },
  },
  {
    blockType: 'links',
    id: 'kvinner014',
    links: [
      {
        title: {
          no: 'Bla i kassaboka til Berte',
          nn: 'Bla i kassaboka til Berte',
          sv: 'Bläddra i Bertes kassabok',
          en: 'Leaf through Berte’s cash book',
        },
        url: 'https://fjordmuseet.example/arkiv/krossholm-1885',
      },
      {
        title: {
          no: 'Brevene fra Maren, avskrevet',
          nn: 'Breva frå Maren, avskrivne',
          sv: 'Marens brev i avskrift',
          en: 'Maren’s letters, transcribed',
        },
        url: 'https://fjordmuseet.example/arkiv/leirvaag',
      },
    ],
  },
  {
    blockType: 'byline',
    id: 'kvinner015',
    authors: [
      { name: 'Ingrid Solheim', role: { no: 'konservator', nn: 'konservator', sv: 'intendent', en: 'curator' } },
      { name: 'Jonas Aune', role: { no: 'arkivar', nn: 'arkivar', sv: 'arkivarie', en: 'archivist' } },
    ],
  },
]

/** Four lives along the channel, the longest story of the museum. */
export const women = (related: Related) => ({
  title: {
    no: 'Kystkvinnene som drev leia',
    nn: 'Kystkvinnene som dreiv leia',
    sv: 'Kustkvinnorna som höll leden i gång',
    en: 'The women who ran the channel',
  },
  intro: {
    no: 'Mens mennene rodde fiske, holdt kvinnene losji, telegraf og handel i gang langs leia. Fire liv, fortalt med egne ord.',
    nn: 'Medan mennene rodde fiske, heldt kvinnene losji, telegraf og handel i gang langs leia. Fire liv, fortalde med eigne ord.',
    sv: 'Medan männen rodde fiske höll kvinnorna logi, telegraf och handel i gång längs leden. Fyra liv, berättade med egna ord.',
    en: 'While the men were away fishing, women kept the telegraph and the trade of the channel going. Three lives, in their own words.',
  },
  internal_title: 'Kvinner i kystfarten 1870–1940 · KL-014',
  dating: '1878–1940',
  location: { lat: 61.6187, lng: 4.9812 },
  tags: ['kvinner', 'handel', 'telegraf', 'losji', 'leia'],
  blocks: [
    maren,
    marenWrites,
    { blockType: 'anchor', id: 'kvinner003', name: 'telegrafen' },
    kristine,
    { blockType: 'article', id: 'kvinner005', document: { to_document_id: related.telegraph, reference_key: 'telegrafen' } },
    { blockType: 'anchor', id: 'kvinner006', name: 'handelen' },
    berte,
    berteSays,
    ...sigrid,
    ...closing(related),
  ],
})

/** As it was before Sigrid came into it: what the English introduction was translated from. */
export function womenBefore(related: Related) {
  const now = women(related)
  const { no, nn, sv, en } = now.intro
  return {
    ...now,
    intro: {
      no: no.replace('losji, telegraf', 'telegraf').replace('Fire', 'Tre'),
      nn: nn.replace('losji, telegraf', 'telegraf').replace('Fire', 'Tre'),
      sv: sv.replace('logi, telegraf', 'telegraf').replace('Fyra', 'Tre'),
      en,
    },
    blocks: now.blocks.filter((block) => !sigrid.some(({ id }) => id === block.id)),
  }
}
