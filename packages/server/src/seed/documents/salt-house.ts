/** A house and its smell; with a link out and a relation to the boat. */
export const saltHouse = (boat: number) => ({
  title: { no: 'Salthuset', nn: 'Salthuset', sv: 'Salthuset', en: 'The salt house' },
  intro: {
    no: 'Golvet er hvitt ennå. Åtti år etter at den siste sekken ble båret ut, trekker veggene fuktighet når været slår om.',
    nn: 'Golvet er kvitt enno. Åtti år etter at den siste sekken vart boren ut, trekkjer veggene fukt når vêret slår om.',
    sv: 'Golvet är fortfarande vitt. Åttio år efter att den sista säcken bars ut drar väggarna fukt när vädret slår om.',
    en: 'The floor is white still. Eighty years after the last sack was carried out, the walls draw damp when the weather turns.',
  },
  internal_title: 'FJM-B03 Salthuset',
  dating: '1841',
  tags: ['bygning', 'salt', 'klippfisk'],
  blocks: [
    {
      blockType: 'text',
      id: 'salt000001',
      text: {
        no: '<p>Saltet kom fra Cádiz og gikk ut igjen som klippfisk. Mellom de to reisene lå det her, i en bing som rommet sekshundre tønner. Huset ble bygd uten en eneste spiker under mannshøyde: saltet spiste jern på fire vintre.</p><ul><li><p>Legg merke til trenaglene i hjørnet til venstre. De er skiftet tre ganger, sist i 1962.</p></li><li><p>Streken på veggen er høyvannet fra stormen i 1899.</p></li></ul>',
        nn: '<p>Saltet kom frå Cádiz og gjekk ut att som klippfisk. Mellom dei to reisene låg det her, i ein binge som romma sekshundre tønner. Huset vart bygd utan ein einaste spikar under mannshøgd: saltet åt jern på fire vintrar.</p><ul><li><p>Legg merke til trenaglane i hjørnet til venstre. Dei er skifte tre gonger, sist i 1962.</p></li><li><p>Streken på veggen er høgvatnet frå stormen i 1899.</p></li></ul>',
        sv: '<p>Saltet kom från Cádiz och gick ut igen som klippfisk. Mellan de två resorna låg det här, i en binge som rymde sexhundra tunnor. Huset byggdes utan en enda spik under manshöjd: saltet åt järn på fyra vintrar.</p><ul><li><p>Lägg märke till träpluggarna i hörnet till vänster. De har bytts tre gånger, senast 1962.</p></li><li><p>Strecket på väggen är högvattnet från stormen 1899.</p></li></ul>',
        en: '<p>The salt came from Cádiz and left again as dried and salted cod. Between the two journeys it lay here, in a bin that held six hundred barrels. The house was built without one nail below the height of a man: the salt ate iron in four winters.</p><ul><li><p>Notice the wooden pegs in the corner to the left. They have been replaced three times, last in 1962.</p></li><li><p>The line on the wall is the high water of the storm of 1899.</p></li></ul>',
      },
    },
    { blockType: 'article', id: 'salt000002', document: { to_document_id: boat, reference_key: 'haabet' } },
    {
      blockType: 'links',
      id: 'salt000003',
      links: [
        {
          title: {
            no: 'Åpningstider og vei til Salthuset',
            nn: 'Opningstider og veg til Salthuset',
            sv: 'Öppettider och vägen till Salthuset',
            en: 'Opening hours and the way to the salt house',
          },
          url: 'https://fjordmuseet.example/salthuset',
        },
      ],
    },
  ],
})
