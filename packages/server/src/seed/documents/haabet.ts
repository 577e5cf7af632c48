/** The boat that the Fjord Museum is known for: every language complete. */
export const haabet = {
  title: {
    no: 'Åttringen «Haabet»',
    nn: 'Åttringen «Haabet»',
    sv: 'Åttringen «Haabet»',
    en: 'The eight-oared boat Haabet',
  },
  intro: {
    no: 'Åtte mann rodde henne ut i januar og kom hjem i april. Nå ligger hun midt i Båthallen, og du kan legge handa på ripa der de satt.',
    nn: 'Åtte mann rodde henne ut i januar og kom heim i april. No ligg ho midt i Båthallen, og du kan leggje handa på ripa der dei sat.',
    sv: 'Åtta man rodde ut henne i januari och kom hem i april. Nu ligger hon mitt i Båthallen, och du kan lägga handen på relingen där de satt.',
    en: 'Eight men rowed her out in January and came home in April. Now she lies in the middle of the Boat Hall, and you may rest your hand on the gunwale where they sat.',
  },
  internal_title: 'FJM-0412 Haabet',
  dating: '1884',
  location: { lat: 61.6003, lng: 5.0331 },
  tags: ['båt', 'fiske', 'lofotfiske'],
  blocks: [
    {
      blockType: 'text',
      id: 'haabet0001',
      text: {
        no: '<h2>Bygd for én manns lengde av sjø</h2><p>Ole Rasmussen Vik bygde «Haabet» vinteren 1884, av furu han selv hadde merket i lia to år før. Han målte ikke. Han la øyet langs bordgangene og høvlet til det så riktig ut. Da mester fra Bergen kom med tommestokk femti år seinere, skilte det en halv centimeter mellom sidene.</p><p>En åttring skal bære åtte mann, garn og fangst, og likevel kunne dras på land av dem som rodde henne. Derfor er hun lett der du venter tyngde: borda er ikke tykkere enn en tommel.</p>',
        nn: '<h2>Bygd for éin manns lengd av sjø</h2><p>Ole Rasmussen Vik bygde «Haabet» vinteren 1884, av furu han sjølv hadde merkt i lia to år før. Han målte ikkje. Han la auget langs bordgangane og høvla til det såg rett ut. Då ein meister frå Bergen kom med tommestokk femti år seinare, skilde det ein halv centimeter mellom sidene.</p><p>Ein åttring skal bere åtte mann, garn og fangst, og likevel kunne dragast på land av dei som rodde henne. Difor er ho lett der du ventar tyngd: borda er ikkje tjukkare enn ein tommel.</p>',
        sv: '<h2>Byggd för en manslängd sjö</h2><p>Ole Rasmussen Vik byggde «Haabet» vintern 1884, av furu som han själv hade märkt ut i liden två år tidigare. Han mätte inte. Han lade ögat längs bordgångarna och hyvlade tills det såg rätt ut. När en mästare från Bergen kom med tumstock femtio år senare skilde det en halv centimeter mellan sidorna.</p><p>En åttring ska bära åtta man, nät och fångst och ändå kunna dras i land av dem som rodde henne. Därför är hon lätt där du väntar dig tyngd: borden är inte tjockare än en tumme.</p>',
        en: '<h2>Built for one man’s length of sea</h2><p>Ole Rasmussen Vik built Haabet in the winter of 1884, from pine he had marked on the hillside two years before. He did not measure. He laid his eye along the strakes and planed until it looked right. When a master from Bergen came with a folding rule fifty years later, the two sides differed by half a centimetre.</p><p>A boat of eight oars must carry eight men, their nets and their catch, and still be hauled ashore by those who rowed her. So she is light where you expect weight: the planks are no thicker than a thumb.</p>',
      },
    },
    {
      blockType: 'quote',
      id: 'haabet0002',
      text: {
        no: 'Vi sang ikke når vi rodde. Vi telte. Far sa at den som synger, har luft til overs, og den lufta skulle i åra.',
        nn: 'Vi song ikkje når vi rodde. Vi talde. Far sa at den som syng, har luft til overs, og den lufta skulle i åra.',
        sv: 'Vi sjöng inte när vi rodde. Vi räknade. Far sa att den som sjunger har luft över, och den luften skulle i åran.',
        en: 'We did not sing when we rowed. We counted. Father said that he who sings has breath to spare, and that breath belonged in the oar.',
      },
      source: {
        no: 'Anna Olsdatter Vik, opptak fra 1951',
        nn: 'Anna Olsdotter Vik, opptak frå 1951',
        sv: 'Anna Olsdatter Vik, inspelning från 1951',
        en: 'Anna Olsdatter Vik, recorded in 1951',
      },
    },
    {
      blockType: 'text',
      id: 'haabet0003',
      text: {
        no: '<h2>Navnet i akterstavnen</h2><p>«Haabet» er skåret av en som ikke var vant til å skrive: den andre a-en er satt inn etterpå, litt høyere enn den første. Båten het noe annet de to første vintrene. Hva, står ikke i noen bok.</p>',
        nn: '<h2>Namnet i akterstamnen</h2><p>«Haabet» er skore av ein som ikkje var van med å skrive: den andre a-en er sett inn etterpå, litt høgare enn den første. Båten heitte noko anna dei to første vintrane. Kva, står ikkje i noka bok.</p>',
        sv: '<h2>Namnet i akterstäven</h2><p>«Haabet» är skuret av någon som inte var van att skriva: det andra a:et har satts in efteråt, lite högre än det första. Båten hette något annat de två första vintrarna. Vad står inte i någon bok.</p>',
        en: '<h2>The name on the stern</h2><p>Haabet, “hope”, was carved by someone unused to writing: the second a was put in afterwards, a little higher than the first. The boat had another name for her first two winters. Which one, no book tells.</p>',
      },
    },
    {
      blockType: 'tasks',
      id: 'haabet0004',
      title: { no: 'Se etter selv', nn: 'Sjå etter sjølv', sv: 'Se efter själv', en: 'Look for yourself' },
      tasks: [
        {
          question: {
            no: 'Finn merkene etter tollepinnene. Hvor mange har sittet på babord side?',
            nn: 'Finn merka etter tollepinnane. Kor mange har sete på babord side?',
            sv: 'Hitta märkena efter årtullarna. Hur många har suttit på babords sida?',
            en: 'Find the marks of the thole pins. How many sat on the port side?',
          },
          answer: {
            no: 'Fire. Det femte hullet er boret for seilskjøtet.',
            nn: 'Fire. Det femte holet er bora for seglskautet.',
            sv: 'Fyra. Det femte hålet är borrat för skotet.',
            en: 'Four. The fifth hole was bored for the sheet of the sail.',
          },
        },
      ],
    },
  ],
}
