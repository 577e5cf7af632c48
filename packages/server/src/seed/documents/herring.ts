/** What happens to a herring in one day and night, hour by hour; the steps have anchors that screens point at. */
export const herring = (house: number) => ({
  title: {
    no: 'Fra not til tønne: sildas vei',
    nn: 'Frå not til tønne: vegen silda gjekk',
    sv: 'Från not till tunna: sillens väg',
    en: 'From seine to barrel: the way of the herring',
  },
  intro: {
    no: 'Ei natt kunne silda fylle vågen så tett at ei åre ble stående. Da hadde hele bygda ett døgn på seg.',
    nn: 'Ei natt kunne silda fylle vågen så tett at ei åre vart ståande. Då hadde heile bygda eitt døgn på seg.',
    sv: 'En natt kunde sillen fylla viken så tätt att en åra blev stående. Då hade hela bygden ett dygn på sig.',
    en: 'Some nights the herring filled the bay so tightly that an oar would stand upright in it. Then the whole village had a day and a night.',
  },
  internal_title: 'Sildesalen, hovedtekst · KL-008',
  dating: '1864–1908',
  location: { lat: 61.5934, lng: 5.0118 },
  tags: ['sild', 'fiske', 'arbeid', 'salt'],
  blocks: [
    { blockType: 'anchor', id: 'silda00001', name: 'stenget' },
    {
      blockType: 'text',
      id: 'silda00002',
      text: {
        no: '<h2>Klokka fire: steng</h2><p>Notbasen ligger på kne i baugen og ser etter lys i sjøen. Silda lyser når den blir skremt, en grønn røyk under båten. Han banker to ganger i ripa. Da går nota ut i stillhet, hundre og tjue favner, og vågen er stengt.</p>',
        nn: '<h2>Klokka fire: steng</h2><p>Notbasen ligg på kne i baugen og ser etter lys i sjøen. Silda lyser når ho blir skremd, ein grøn røyk under båten. Han bankar to gonger i ripa. Då går nota ut i stille, hundre og tjue famner, og vågen er stengd.</p>',
        sv: '<h2>Klockan fyra: stäng</h2><p>Notbasen ligger på knä i fören och spanar efter ljus i vattnet. Sillen lyser när den skräms, en grön rök under båten. Han knackar två gånger i relingen. Då går noten ut under tystnad, hundratjugo famnar, och viken är stängd.</p>',
        en: '<h2>Four o’clock: close</h2><p>The seine master kneels in the bow and looks for light in the water. Herring shine when they are startled, a green smoke beneath the boat. He knocks twice on the gunwale. Then the net goes out in silence, a hundred and twenty fathoms of it, and the bay is closed.</p>',
      },
    },
    { blockType: 'anchor', id: 'silda00003', name: 'ganinga' },
    {
      blockType: 'text',
      id: 'silda00004',
      text: {
        no: '<h2>Klokka ni: kniven</h2><p>Ganejentene står i to rekker med ryggen mot vinden. Ett snitt under gjella, et vrikk, og blodet renner ut; så legges fisken i salt med buken opp. De beste tok førti sild i minuttet.</p><p>For hver full tønne fikk de et blikkmerke, og merket stakk de i støvelen. Om kvelden gikk de rart. Jo rarere, jo rikere.</p>',
        nn: '<h2>Klokka ni: kniven</h2><p>Ganejentene står i to rekkjer med ryggen mot vinden. Eitt snitt under gjella, eit vrikk, og blodet renn ut; så blir fisken lagd i salt med buken opp. Dei beste tok førti sild i minuttet.</p><p>For kvar full tønne fekk dei eit blikkmerke, og merket stakk dei i støvelen. Om kvelden gjekk dei rart. Di rarare, di rikare.</p>',
        sv: '<h2>Klockan nio: kniven</h2><p>Gälerskorna står i två rader med ryggen mot vinden. Ett snitt under gälen, en vridning, och blodet rinner ut; sedan läggs fisken i salt med buken upp. De bästa tog fyrtio sillar i minuten.</p><p>För varje full tunna fick de ett märke av bleck, och märket stoppade de i stöveln. På kvällen gick de konstigt. Ju konstigare, desto rikare.</p>',
        en: '<h2>Nine o’clock: the knife</h2><p>The gutting girls stand in two rows with their backs to the wind. One cut below the gill, one twist, and the blood runs out; then the fish is laid in salt, belly up. The best of them did forty in a minute.</p><p>For each full barrel they were given a tin token, and the token went into the boot. In the evening they walked oddly. The odder, the richer.</p>',
      },
    },
    {
      blockType: 'quote',
      id: 'silda00005',
      text: {
        no: 'Vi viklet filler om fingrene og gikk på dans med dem på. Gutten jeg fikk, hadde tjære på hendene. Så det gikk opp i opp.',
        nn: 'Vi vikla filler om fingrane og gjekk på dans med dei på. Guten eg fekk, hadde tjøre på hendene. Så det gjekk opp i opp.',
        sv: 'Vi lindade trasor om fingrarna och gick på dans med dem på. Pojken jag fick hade tjära på händerna. Så det gick på ett ut.',
        en: 'We wound rags round our fingers and went dancing with them on. The boy I got had tar on his hands. So that came out even.',
      },
      source: {
        no: 'Lovise Hovland, ganejente i 1906, opptak fra 1958',
        nn: 'Lovise Hovland, ganejente i 1906, opptak frå 1958',
        sv: 'Lovise Hovland, gälerska 1906, inspelning från 1958',
        en: 'Lovise Hovland, gutting girl in 1906, recorded in 1958',
      },
    },
    { blockType: 'article', id: 'silda00006', document: { to_document_id: house, reference_key: 'salthuset' } },
    {
      blockType: 'text',
      id: 'silda00007',
      text: {
        no: '<h2>Åra den ikke kom</h2><p>I 1875 sto tønnene klare, og ingen så et lys i sjøen. Heller ikke året etter. Bøkkeren på Vågneset lagde vaskebaljer av stavene. Da silda kom tilbake i 1884, hadde halve bygda reist til Amerika, og de som var igjen, trodde det var ei anna sild.</p><h3>Tønner saltet i Kystleia</h3><ul><li><p>1864: 41 200</p></li><li><p>1875: ingen</p></li><li><p>1884: 9 650</p></li><li><p>1908: 52 300</p></li></ul>',
        nn: '<h2>Åra ho ikkje kom</h2><p>I 1875 stod tønnene klare, og ingen såg eit lys i sjøen. Heller ikkje året etter. Bøkkaren på Vågneset laga vaskebaljer av stavane. Då silda kom att i 1884, hadde halve bygda reist til Amerika, og dei som var att, trudde det var ei anna sild.</p><h3>Tønner salta i Kystleia</h3><ul><li><p>1864: 41 200</p></li><li><p>1875: ingen</p></li><li><p>1884: 9 650</p></li><li><p>1908: 52 300</p></li></ul>',
        sv: '<h2>Åren då den inte kom</h2><p>År 1875 stod tunnorna redo, och ingen såg något ljus i vattnet. Inte året därpå heller. Tunnbindaren på Vågneset gjorde tvättbaljor av stäverna. När sillen kom tillbaka 1884 hade halva bygden rest till Amerika, och de som var kvar trodde att det var en annan sill.</p><h3>Tunnor saltade i Kystleia</h3><ul><li><p>1864: 41 200</p></li><li><p>1875: inga</p></li><li><p>1884: 9 650</p></li><li><p>1908: 52 300</p></li></ul>',
        en: '<h2>The years it stayed away</h2><p>In 1875 the barrels stood ready, and nobody saw a light in the water. Nor the year after. The cooper at Vågneset made washtubs of his staves. When the herring returned in 1884, half the village had left for America, and those who remained took it for some other herring.</p><h3>Barrels salted in Kystleia</h3><ul><li><p>1864: 41,200</p></li><li><p>1875: none</p></li><li><p>1884: 9,650</p></li><li><p>1908: 52,300</p></li></ul>',
      },
    },
    {
      blockType: 'widget',
      id: 'silda00008',
      title: {
        no: 'Kart: hvor silda sto, år for år',
        nn: 'Kart: kvar silda stod, år for år',
        sv: 'Karta: var sillen stod, år för år',
        en: 'Map: where the herring stood, year by year',
      },
      url: 'https://fjordmuseet.example/kart/sild',
      height: 520,
    },
    {
      blockType: 'tasks',
      id: 'silda00009',
      title: { no: 'Regn ut', nn: 'Rekn ut', sv: 'Räkna ut', en: 'Work it out' },
      tasks: [
        {
          question: {
            no: 'Det går omtrent 600 sild i ei tønne. Hvor lenge brukte ei som ganet førti i minuttet?',
            nn: 'Det går om lag 600 sild i ei tønne. Kor lenge brukte ei som gana førti i minuttet?',
            sv: 'Det går ungefär 600 sillar i en tunna. Hur lång tid tog det för den som gälade fyrtio i minuten?',
            en: 'A barrel holds about 600 herring. How long did it take someone who gutted forty a minute?',
          },
          answer: {
            no: 'Et kvarter. På en lang dag ble det tretti tønner, og tretti merker i støvelen.',
            nn: 'Eit kvarter. På ein lang dag vart det tretti tønner, og tretti merke i støvelen.',
            sv: 'En kvart. På en lång dag blev det trettio tunnor, och trettio märken i stöveln.',
            en: 'A quarter of an hour. A long day made thirty barrels, and thirty tokens in the boot.',
          },
        },
      ],
    },
  ],
})
