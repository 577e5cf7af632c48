type Gathered = { women: number; telegraph: number; winterMarket: number }

/** A theme on the front page that gathers three stories. */
export const coastWomen = ({ women, telegraph, winterMarket }: Gathered) => ({
  title: { no: 'Kvinner langs kysten', nn: 'Kvinner langs kysten', sv: 'Kvinnor längs kusten', en: 'Women along the coast' },
  text: {
    no: '<p>Skipsregistrene har navnet på båten, rederen og skipperen. Navna i denne gruppa sto andre steder: på ei skapdør, bak på en fraktseddel, i et brev som ble spart fordi noen ville ha frimerket.</p><p>Begynn hvor du vil. De kjente hverandre ikke, men de sto i samme vind.</p>',
    nn: '<p>Skipsregistra har namnet på båten, reiaren og skipperen. Namna i denne gruppa stod andre stader: på ei skapdør, bak på ein fraktsetel, i eit brev som vart spart fordi nokon ville ha frimerket.</p><p>Byrja der du vil. Dei kjende ikkje kvarandre, men dei stod i same vinden.</p>',
    sv: '<p>Skeppsregistren har namnet på båten, redaren och skepparen. Namnen i den här gruppen stod på andra ställen: på en skåpdörr, på baksidan av en fraktsedel, i ett brev som sparades för frimärkets skull.</p><p>Börja var du vill. De kände inte varandra, men de stod i samma vind.</p>',
    en: '<p>The shipping registers give the name of the boat, the owner and the skipper. The names in this group were written elsewhere: on a cupboard door, on the back of a waybill, in a letter that was kept for the sake of its stamp.</p><p>Begin where you like. They did not know one another, but they stood in the same wind.</p>',
  },
  icon: 'Sailing',
  colour: '#7a3b4a',
  place: '2x1',
  documents: [
    { to_document_id: women, reference_key: 'kystkvinnene' },
    { to_document_id: telegraph, reference_key: 'telegrafen' },
    { to_document_id: winterMarket, reference_key: 'verdde' },
  ],
})
