type Stops = { boat: number; house: number; herring: number; telegraph: number }

/** For those who are five to nine, and whoever holds their hand. */
export const childrensWalk = ({ boat, house, herring, telegraph }: Stops) => ({
  title: {
    no: 'Små støvler: barnas runde',
    nn: 'Små støvlar: runden for borna',
    sv: 'Små stövlar: barnens runda',
    en: 'Small boots: the children’s round',
  },
  intro: {
    no: 'Fire steder der noen på din alder hadde jobb. På hvert sted er det noe du skal løfte, telle eller lukte på.',
    nn: 'Fire stader der nokon på din alder hadde jobb. På kvar stad er det noko du skal løfte, telje eller lukte på.',
    sv: 'Fyra ställen där någon i din ålder hade ett jobb. På varje ställe finns något att lyfta, räkna eller lukta på.',
    en: 'Four places where someone your age had a job. At each there is something to lift, to count or to smell.',
  },
  kind: 'presentation',
  audience: 'children',
  presentationType: 'mosaic',
  duration: 25,
  stops: [
    {
      title: {
        no: 'Øs båten: hvor mange øser?',
        nn: 'Aus båten: kor mange auser?',
        sv: 'Ös båten: hur många öskar?',
        en: 'Bail the boat: how many scoops?',
      },
      document: { to_document_id: boat, reference_key: 'stovler-1' },
    },
    {
      title: {
        no: 'Støvelen med merkene',
        nn: 'Støvelen med merka',
        sv: 'Stöveln med märkena',
        en: 'The boot full of tokens',
      },
      document: { to_document_id: herring, reference_key: 'stovler-2' },
    },
    {
      title: {
        no: 'Lukt på veggen',
        nn: 'Lukt på veggen',
        sv: 'Lukta på väggen',
        en: 'Smell the wall',
      },
      document: { to_document_id: house, reference_key: 'stovler-3' },
    },
    {
      title: {
        no: 'Bank navnet ditt i morse',
        nn: 'Bank namnet ditt i morse',
        sv: 'Knacka ditt namn i morse',
        en: 'Tap your name in Morse',
      },
      document: { to_document_id: telegraph, reference_key: 'stovler-4' },
    },
  ],
})

/** A puzzle that someone has only begun: how it is shown is not chosen, and most of it is in one language. */
export const rebus = {
  title: { no: 'Rebus: hvem tok skarven?', nn: 'Rebus: kven tok skarven?', en: 'Puzzle trail: who took the cormorant?' },
  intro: {
    no: 'Den utstoppede skarven er borte fra fyret. Seks spor, seks bokstaver, ett navn. Mangler: spor 4 til 6, og en premie.',
  },
  kind: 'rebus',
  audience: 'children',
  stops: [
    { title: { no: 'Spor 1: ei fjær i kassaboka', nn: 'Spor 1: ei fjør i kassaboka' } },
    { title: { no: 'Spor 2: våte støvler på trappa' } },
    { title: { no: 'Spor 3: et telegram på tre ord' } },
  ],
}

/** Through the town that burned, in the order in which it rose again. */
export const townWalk = ({ fire, oven }: { fire: number; oven: number }) => ({
  title: {
    no: 'Byvandring 1907: fra aske til tårn',
    nn: 'Byvandring 1907: frå oske til tårn',
    sv: 'Stadsvandring 1907: från aska till torn',
    en: 'Town walk 1907: from ashes to towers',
  },
  intro: {
    no: 'En time gjennom gatene i den rekkefølgen de ble bygd opp igjen. Vi går i all slags vær; det gjorde de også.',
    nn: 'Ein time gjennom gatene i den rekkjefølgja dei vart bygde opp att. Vi går i all slags vêr; det gjorde dei òg.',
    sv: 'En timme genom gatorna i den ordning de byggdes upp igen. Vi går i alla väder; det gjorde de också.',
    en: 'An hour through the streets in the order in which they were rebuilt. We walk in all weathers; so did they.',
  },
  kind: 'presentation',
  audience: 'everyone',
  presentationType: 'timeline',
  duration: 60,
  stops: [
    {
      title: {
        no: '17. februar: kirketårnet',
        nn: '17. februar: kyrkjetårnet',
        sv: '17 februari: kyrktornet',
        en: '17 February: the church tower',
      },
      document: { to_document_id: fire, reference_key: 'by-1' },
    },
    {
      title: {
        no: '20. februar: ovnen i Storgata',
        nn: '20. februar: omnen i Storgata',
        sv: '20 februari: ugnen på Storgata',
        en: '20 February: the oven in Storgata',
      },
      document: { to_document_id: oven, reference_key: 'by-2' },
    },
    {
      title: {
        no: '1909: apoteket med uglene',
        nn: '1909: apoteket med uglene',
        sv: '1909: apoteket med ugglorna',
        en: '1909: the chemist’s with the owls',
      },
    },
  ],
})
