type Stops = { boat: number; lighthouse: number; house: number }

/** A draft that someone is in the middle of: one language, and a second begun. */
export const stockfish = {
  title: { no: 'Hjellene på Vågneset', nn: 'Hjellane på Vågneset' },
  intro: { no: 'Når vinden sto fra nord, hørte de fisken klapre helt inn på skolen.' },
  internal_title: 'Utkast: tørrfisk',
  dating: '1870-åra',
  tags: ['tørrfisk'],
  blocks: [
    {
      blockType: 'text',
      id: 'hjell00001',
      text: {
        no: '<p>To og to, bundet sammen ved sporden, hang fisken fra mars til juni. Ungene hadde jobben med å jage kråkene, og fikk tre øre uka for det. <strong>Sjekk lønna mot kassaboka fra 1874.</strong></p>',
      },
    },
  ],
}

/** A walk along three stops, each with a title of its own for the map. */
export const walk = ({ boat, lighthouse, house }: Stops) => ({
  title: {
    no: 'Langs leia på førti minutter',
    nn: 'Langs leia på førti minutt',
    sv: 'Längs leden på fyrtio minuter',
    en: 'Along the channel in forty minutes',
  },
  intro: {
    no: 'Vi begynner inne ved båten, går ut i været og ender der saltet lå. Rundturen kan gås med barnevogn.',
    nn: 'Vi byrjar inne ved båten, går ut i vêret og endar der saltet låg. Rundturen kan gåast med barnevogn.',
    sv: 'Vi börjar inne vid båten, går ut i vädret och slutar där saltet låg. Rundturen går att gå med barnvagn.',
    en: 'We begin indoors by the boat, go out into the weather and end where the salt lay. The round can be walked with a pram.',
  },
  kind: 'presentation',
  audience: 'everyone',
  presentationType: 'list',
  duration: 40,
  stops: [
    {
      title: { no: 'Båthallen', nn: 'Båthallen', sv: 'Båthallen', en: 'The Boat Hall' },
      document: { to_document_id: boat, reference_key: 'stopp-1' },
    },
    {
      title: { no: 'Utsikten mot Skarvøy', nn: 'Utsikta mot Skarvøy', sv: 'Utsikten mot Skarvøy', en: 'The view of Skarvøy' },
      document: { to_document_id: lighthouse, reference_key: 'stopp-2' },
    },
    {
      title: { no: 'Salthuset', nn: 'Salthuset', sv: 'Salthuset', en: 'The salt house' },
      document: { to_document_id: house, reference_key: 'stopp-3' },
    },
  ],
})

/** The town museum's story, in the instance whose licence has run out. */
export const fire = {
  title: { no: 'Natta byen brant', nn: 'Natta byen brann', sv: 'Natten då staden brann', en: 'The night the town burned' },
  intro: {
    no: 'Klokka ti på to om morgenen den 17. februar 1907 ringte det fra kirketårnet. Da var det allerede lyst nok til å lese.',
    nn: 'Klokka ti på to om morgonen den 17. februar 1907 ringde det frå kyrkjetårnet. Då var det alt lyst nok til å lese.',
    sv: 'Klockan tio i två på morgonen den 17 februari 1907 ringde det från kyrktornet. Då var det redan ljust nog att läsa.',
    en: 'At ten to two in the morning of 17 February 1907 the church bell rang. By then it was already light enough to read.',
  },
  internal_title: 'HBM brannen',
  dating: '1907',
  tags: ['brann', 'by'],
  blocks: [
    {
      blockType: 'text',
      id: 'brann00001',
      text: {
        no: '<p>Bakermester Lunde la deig som vanlig. Han trodde skinnet i ruta var månen, til han kjente varmen gjennom glasset. Ett hundre og tolv hus var borte da det ble dag, og ingen mennesker. Det siste er grunnen til at byen fortalte om brannen som et under.</p>',
        nn: '<p>Bakarmeister Lunde la deig som vanleg. Han trudde skinet i ruta var månen, til han kjende varmen gjennom glaset. Eitt hundre og tolv hus var borte då det vart dag, og ingen menneske. Det siste er grunnen til at byen fortalde om brannen som eit under.</p>',
        sv: '<p>Bagarmästare Lunde lade deg som vanligt. Han trodde att skenet i rutan var månen, tills han kände värmen genom glaset. Etthundratolv hus var borta när det blev dag, och inga människor. Det sista är skälet till att staden berättade om branden som ett under.</p>',
        en: '<p>Lunde the baker set his dough as usual. He took the glow in the pane for the moon, until he felt the warmth through the glass. One hundred and twelve houses were gone by daybreak, and not one life. That last is why the town told of the fire as a wonder.</p>',
      },
    },
  ],
}
