/** A story told by someone who lived it; Swedish is on its way. */
export const lighthouse = {
  title: {
    no: 'Fyrvokteren som telte skip',
    nn: 'Fyrvaktaren som talde skip',
    sv: 'Fyrvaktaren som räknade skepp',
    en: 'The lighthouse keeper who counted ships',
  },
  intro: {
    no: 'I trettién år førte Jakob Strand bok over hver båt som gikk forbi Skarvøy. Bøkene er nå det beste vi har om trafikken i leia.',
    nn: 'I trettiein år førte Jakob Strand bok over kvar båt som gjekk forbi Skarvøy. Bøkene er no det beste vi har om trafikken i leia.',
    en: 'For thirty-one years Jakob Strand kept a record of every boat that passed Skarvøy. His books are now the best source we have on the traffic of the inner channel.',
  },
  internal_title: 'FJM-0077 Skarvøy fyr',
  dating: '1896–1927',
  tags: ['fyr', 'leia', 'dagbok'],
  blocks: [
    {
      blockType: 'text',
      id: 'skarv00001',
      text: {
        no: '<p>Reglementet krevde at fyrvokteren noterte vær, vind og når lampa ble tent. Jakob Strand gjorde det. Så trakk han en strek nedover sida og begynte på noe ingen hadde bedt om: <em>«Kl. 5 morgen. Jekt, lavt i sjøen, tørrfisk. Hilste ikke.»</em></p><p>Han fylte førti bøker. I 1903 ble han spurt av fyrinspektøren hva det skulle være godt for. Svaret står i margen: <em>«At nogen har seet dem.»</em></p>',
        nn: '<p>Reglementet kravde at fyrvaktaren noterte vêr, vind og når lampa vart tend. Jakob Strand gjorde det. Så drog han ein strek nedover sida og byrja på noko ingen hadde bede om: <em>«Kl. 5 morgen. Jekt, lavt i sjøen, tørrfisk. Hilste ikke.»</em></p><p>Han fylte førti bøker. I 1903 vart han spurd av fyrinspektøren kva det skulle vere godt for. Svaret står i margen: <em>«At nogen har seet dem.»</em></p>',
        en: '<p>The regulations required the keeper to note weather, wind and when the lamp was lit. Jakob Strand did so. Then he drew a line down the page and began something nobody had asked for: <em>“5 in the morning. Jekt, low in the water, stockfish. Did not greet.”</em></p><p>He filled forty books. In 1903 the inspector of lighthouses asked what good it might do. The answer stands in the margin: <em>“That someone has seen them.”</em></p>',
      },
    },
    { blockType: 'anchor', id: 'skarv00002', name: 'stormen-1899' },
    {
      blockType: 'text',
      id: 'skarv00003',
      text: {
        no: '<h2>Natta da ingen ble talt</h2><p>Bare ei side er tom. Den 2. november 1899 slo sjøen inn lykta, og Strand sto til morgenen med ei handlampe i vinduet. Sju båter kom inn til Havnes den natta. Vi vet ikke hvem som så lampa, men ingen av de sju kom derfra uten å ha sett etter den.</p>',
        nn: '<h2>Natta då ingen vart talde</h2><p>Berre ei side er tom. Den 2. november 1899 slo sjøen inn lykta, og Strand stod til morgonen med ei handlampe i vindauget. Sju båtar kom inn til Havnes den natta. Vi veit ikkje kven som såg lampa, men ingen av dei sju kom derifrå utan å ha sett etter henne.</p>',
        en: '<h2>The night when nobody was counted</h2><p>One page only is empty. On 2 November 1899 the sea broke in the lantern, and Strand stood until morning with a hand lamp in the window. Seven boats reached Havnes that night. We do not know who saw the lamp, but not one of the seven came in without having looked for it.</p>',
      },
    },
    {
      blockType: 'byline',
      id: 'skarv00004',
      authors: [{ name: 'Ingrid Solheim', role: { no: 'konservator', nn: 'konservator', sv: 'intendent', en: 'curator' } }],
    },
  ],
}
