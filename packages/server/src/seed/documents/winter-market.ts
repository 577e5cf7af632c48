/** A cup that was given, and the friendship it was given in; told together with those whose word it is. */
export const winterMarket = (boat: number) => ({
  title: {
    no: 'Verdde: vinterhandel ved fjorden',
    nn: 'Verdde: vinterhandel ved fjorden',
    sv: 'Verdde: vinterhandel vid fjorden',
    en: 'Verdde: winter trade by the fjord',
  },
  intro: {
    no: 'I mars kom reindriftssamene ned til kysten, og kystfolket ventet dem. De som handlet med hverandre år etter år, kalte hverandre verdde.',
    nn: 'I mars kom reindriftssamane ned til kysten, og kystfolket venta dei. Dei som handla med kvarandre år etter år, kalla kvarandre verdde.',
    sv: 'I mars kom renskötarna ner till kusten, och kustborna väntade dem. De som handlade med varandra år efter år kallade varandra verdde.',
    en: 'In March the reindeer-herding Sámi came down to the coast, where they were expected. Those who traded year after year called each other verdde.',
  },
  internal_title: 'Guksi, gave 1887 · KL-037',
  dating: '1887',
  tags: ['samisk', 'duodji', 'handel', 'verdde'],
  blocks: [
    {
      blockType: 'text',
      id: 'verdde0001',
      text: {
        no: '<h2>En kopp langt sør</h2><p>Skipper Elias Vik, bror til han som bygde «Haabet», ble liggende i nord med brukket ror vinteren 1887. Han kom til Márkanluokta, markedsbukta, med ei last han ikke fikk solgt og uten et ord samisk. Det er derfor et museum så langt sør har en <em>guksi</em>, en drikkekopp av bjørkerikule, med reinhorn i hanken.</p><p>Den som lot ham bo hos seg, står i kirkeboka som Ellen Mathisdatter. Hjemme het hun Máhte Elle. Hun skar koppen selv, og det er <em>duodji</em>: noe laget for hånd, til bruk, av en som kan det.</p>',
        nn: '<h2>Ein kopp langt sør</h2><p>Skipper Elias Vik, bror til han som bygde «Haabet», vart liggjande i nord med brote ror vinteren 1887. Han kom til Márkanluokta, marknadsbukta, med ei last han ikkje fekk selt og utan eit ord samisk. Det er difor eit museum så langt sør har ein <em>guksi</em>, ein drikkekopp av bjørkerikule, med reinhorn i hanken.</p><p>Ho som lét han bu hos seg, står i kyrkjeboka som Ellen Mathisdatter. Heime heitte ho Máhte Elle. Ho skar koppen sjølv, og det er <em>duodji</em>: noko laga for hand, til bruk, av ein som kan det.</p>',
        sv: '<h2>En kåsa långt söderut</h2><p>Skeppare Elias Vik, bror till mannen som byggde ”Haabet”, blev liggande i norr med brutet roder vintern 1887. Han kom till Márkanluokta, marknadsviken, med en last han inte fick såld och utan ett ord samiska. Det är därför ett museum så långt söderut har en <em>guksi</em>, en kåsa av björkvril med renhorn i handtaget.</p><p>Hon som lät honom bo hos sig står i kyrkboken som Ellen Mathisdatter. Hemma hette hon Máhte Elle. Hon skar kåsan själv, och det är <em>duodji</em>: något gjort för hand, för att användas, av någon som kan.</p>',
        en: '<h2>A cup far to the south</h2><p>In the winter of 1887 the skipper Elias Vik, whose brother built Haabet, was held in the north by a broken rudder. He came to Márkanluokta, the market bay, with a cargo he could not sell and not a word of Sámi. That is how a museum so far south comes to have a <em>guksi</em>, a drinking cup of birch burr with reindeer antler set in the handle.</p><p>The woman who took him in is Ellen Mathisdatter in the parish register. At home she was Máhte Elle. She carved the cup herself, and it is <em>duodji</em>: made by hand, for use, by someone who knows how.</p>',
      },
    },
    {
      blockType: 'text',
      id: 'verdde0002',
      text: {
        no: '<h2>Mer enn en handel</h2><p><em>Verdde</em> blir gjerne oversatt med gjestevenn. Ordet rommer mer: hus til den som er på reise, hjelp i flyttinga, barn som er faddere for hverandre, og varer som ingen regnet ut til siste øre.</p><ul><li><p>Fra vidda: <em>bohccobiergu</em>, reinkjøtt, og <em>nuvttohat</em>, skaller av skinn.</p></li><li><p>Fra sjøen: <em>guolli</em>, fisk, og fra båtene <em>jáffut</em>, mel, og <em>gáffe</em>, kaffe.</p></li></ul><p>Grensesperringer og nye lover gjorde ferdene kortere utover 1800-tallet. Vennskapene varte lenger enn markedene.</p>',
        nn: '<h2>Meir enn ein handel</h2><p><em>Verdde</em> blir gjerne omsett med gjesteven. Ordet rommar meir: hus til den som er på reise, hjelp i flyttinga, born som er fadrar for kvarandre, og varer som ingen rekna ut til siste øre.</p><ul><li><p>Frå vidda: <em>bohccobiergu</em>, reinkjøt, og <em>nuvttohat</em>, skallar av skinn.</p></li><li><p>Frå sjøen: <em>guolli</em>, fisk, og frå båtane <em>jáffut</em>, mjøl, og <em>gáffe</em>, kaffi.</p></li></ul><p>Grensesperringar og nye lover gjorde ferdene stuttare utover 1800-talet. Venskapane varte lenger enn marknadene.</p>',
        sv: '<h2>Mer än en handel</h2><p><em>Verdde</em> översätts ofta med gästvän. Ordet rymmer mer: tak över huvudet åt den som är på resa, hjälp under flytten, faddrar åt varandras barn och varor som ingen räknade på till sista öret.</p><ul><li><p>Från vidderna: <em>bohccobiergu</em>, renkött, och <em>nuvttohat</em>, vinterskor av renskinn.</p></li><li><p>Från sjön: <em>guolli</em>, fisk, och från båtarna <em>jáffut</em>, mjöl, och <em>gáffe</em>, kaffe.</p></li></ul><p>Gränsspärrar och nya lagar gjorde färderna kortare under 1800-talet. Vänskaperna varade längre än marknaderna.</p>',
        en: '<h2>More than a trade</h2><p><em>Verdde</em> is often rendered as guest-friend. The word holds more: a roof for whoever is travelling, hands to help with the migration, godparents for one another’s children, and goods that nobody reckoned to the last øre.</p><ul><li><p>From the plateau: <em>bohccobiergu</em>, reindeer meat, and <em>nuvttohat</em>, winter boots of reindeer fur.</p></li><li><p>From the sea: <em>guolli</em>, fish, and from the boats <em>jáffut</em>, flour, and <em>gáffe</em>, coffee.</p></li></ul><p>Closed borders and new laws shortened the journeys as the nineteenth century wore on. The friendships outlasted the markets.</p>',
      },
    },
    {
      blockType: 'quote',
      id: 'verdde0003',
      text: {
        no: 'Ingen nevnte pris før kaffen var drukket. Etterpå trengtes det ikke.',
        nn: 'Ingen nemnde pris før kaffien var drukken. Etterpå trongst det ikkje.',
        sv: 'Ingen nämnde något pris förrän kaffet var urdrucket. Sedan behövdes det inte.',
        en: 'Nobody named a price until the coffee was drunk. After that there was no need.',
      },
      source: {
        no: 'Máhte Elle, slik barnebarnet Risten fortalte det i 1952',
        nn: 'Máhte Elle, slik barnebarnet Risten fortalde det i 1952',
        sv: 'Máhte Elle, så som barnbarnet Risten berättade det 1952',
        en: 'Máhte Elle, as told by her granddaughter Risten in 1952',
      },
    },
    {
      blockType: 'text',
      id: 'verdde0004',
      text: {
        no: '<h2>Hvem sin er koppen?</h2><p>Guksien ble gitt, ikke kjøpt. I museets første protokoll står det bare «Lappisk øse, tre». Vi har rettet protokollen og latt det gamle ordet stå overstrøket, så det synes hva vi en gang skrev.</p><p>I 2019 spurte vi etterkommerne om koppen burde hjem. De ville at den skulle stå her, med navnet til hun som lagde den. Hver 6. februar serverer vi kaffe i en ny, skåret av tippoldebarnet hennes. <em>Giitu.</em></p>',
        nn: '<h2>Kven sin er koppen?</h2><p>Guksien vart gjeven, ikkje kjøpt. I den første protokollen til museet står det berre «Lappisk øse, tre». Vi har retta protokollen og late det gamle ordet stå overstroke, så det syner kva vi ein gong skreiv.</p><p>I 2019 spurde vi etterkomarane om koppen burde heim. Dei ville at han skulle stå her, med namnet til ho som laga han. Kvar 6. februar serverer vi kaffi i ein ny, skoren av tippoldebarnet hennar. <em>Giitu.</em></p>',
        sv: '<h2>Vems är kåsan?</h2><p>Guksin gavs, den köptes inte. I museets första liggare står det bara ”Lappisk øse, tre”, lapsk slev, trä. Vi har rättat liggaren och låtit det gamla ordet stå överstruket, så att det syns vad vi en gång skrev.</p><p>År 2019 frågade vi ättlingarna om kåsan borde hem. De ville att den skulle stå här, med namnet på henne som gjorde den. Varje 6 februari serverar vi kaffe i en ny, skuren av hennes barnbarnsbarnbarn. <em>Giitu.</em></p>',
        en: '<h2>Whose cup is it?</h2><p>The guksi was given, not bought. The museum’s first register says only “Lappisk øse, tre”, Lappish ladle, wood. We have corrected the register and left the old word standing, struck through, so that what we once wrote can be seen.</p><p>In 2019 we asked her descendants whether the cup should go home. They wished it to stay here, with the name of the woman who made it. Every 6 February we serve coffee in a new one, carved by her great-great-grandchild. <em>Giitu.</em></p>',
      },
    },
    { blockType: 'article', id: 'verdde0005', document: { to_document_id: boat, reference_key: 'haabet' } },
    {
      blockType: 'links',
      id: 'verdde0006',
      links: [
        {
          title: {
            no: 'Hør Risten fortelle, på samisk med norsk tekst',
            nn: 'Høyr Risten fortelje, på samisk med norsk tekst',
            sv: 'Hör Risten berätta, på samiska med norsk text',
            en: 'Hear Risten speak, in Sámi with Norwegian subtitles',
          },
          url: 'https://fjordmuseet.example/verdde',
        },
      ],
    },
    {
      blockType: 'byline',
      id: 'verdde0007',
      authors: [
        {
          name: 'Marit Johnsen Utsi',
          role: {
            no: 'rådgiver i samisk kulturhistorie',
            nn: 'rådgjevar i samisk kulturhistorie',
            sv: 'rådgivare i samisk kulturhistoria',
            en: 'adviser on Sámi cultural history',
          },
        },
        { name: 'Ingrid Solheim', role: { no: 'konservator', nn: 'konservator', sv: 'intendent', en: 'curator' } },
      ],
    },
  ],
})
