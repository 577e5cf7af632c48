/** A draft that waits for its Swedish: everything else is written. */
export const jersey = {
  title: { no: 'Trøya med fem hender', nn: 'Trøya med fem hender', en: 'The jersey made by five hands' },
  intro: {
    no: 'Den ble strikket i 1908 og stoppet for siste gang i 1947. Snur du den, kan du se hvem som gjorde hva.',
    nn: 'Ho vart strikka i 1908 og stoppa for siste gong i 1947. Snur du henne, kan du sjå kven som gjorde kva.',
    en: 'It was knitted in 1908 and darned for the last time in 1947. Turn it inside out, and you can see who did what.',
  },
  internal_title: 'Islender, monter 4 · KL-047',
  dating: '1908–1947',
  tags: ['tekstil', 'strikking', 'arbeidsklær'],
  blocks: [
    {
      blockType: 'text',
      id: 'troya00001',
      text: {
        no: '<p>Utenpå er den ei vanlig islender: hvit, med lus av svart ull. På vranga er den et brev mellom folk som aldri satt i samme rom.</p><ol><li><p><strong>Guri</strong> la opp 280 masker og strikket rundt, stramt, i lyset fra én lampe.</p></li><li><p><strong>Johanne</strong> satte i nye ermer i 1919. Hun var keivhendt. Maskene heller den andre veien.</p></li><li><p><strong>En sykepleier i Bergen</strong> klippet den opp i 1926 og sydde den sammen med silketråd.</p></li><li><p><strong>Nils</strong>, som eide den, bøtte albuen på sjøen. Det er garnbøtertråd, og knuten er en skjøteknute.</p></li><li><p><strong>Torunn på sju år</strong> fikk prøve seg i 1947. Stoppen er rosa.</p></li></ol>',
        nn: '<p>Utanpå er ho ei vanleg islendar: kvit, med lus av svart ull. På vranga er ho eit brev mellom folk som aldri sat i same rom.</p><ol><li><p><strong>Guri</strong> la opp 280 masker og strikka rundt, stramt, i lyset frå éi lampe.</p></li><li><p><strong>Johanne</strong> sette i nye ermar i 1919. Ho var keivhendt. Maskene hallar den andre vegen.</p></li><li><p><strong>Ein sjukepleiar i Bergen</strong> klipte henne opp i 1926 og sydde henne saman med silketråd.</p></li><li><p><strong>Nils</strong>, som åtte henne, bøtte olbogen på sjøen. Det er garnbøtartråd, og knuten er ein skøyteknute.</p></li><li><p><strong>Torunn på sju år</strong> fekk prøve seg i 1947. Stoppen er rosa.</p></li></ol>',
        en: '<p>Outside it is an ordinary Icelander, a fisherman’s jersey: white, flecked with black wool. Inside it is a letter between people who never sat in the same room.</p><ol><li><p><strong>Guri</strong> cast on 280 stitches and knitted in the round, tightly, by the light of one lamp.</p></li><li><p><strong>Johanne</strong> set in new sleeves in 1919. She was left-handed. Her stitches lean the other way.</p></li><li><p><strong>A nurse in Bergen</strong> cut it open in 1926 and sewed it up again with silk.</p></li><li><p><strong>Nils</strong>, who owned it, mended the elbow at sea. The thread is net twine, and the knot is a sheet bend.</p></li><li><p><strong>Torunn, aged seven,</strong> was allowed to try in 1947. The darn is pink.</p></li></ol>',
      },
    },
    {
      blockType: 'quote',
      id: 'troya00002',
      text: {
        no: 'Far sa at den aldri hadde vært så varm som der jeg hadde stoppet.',
        nn: 'Far sa at ho aldri hadde vore så varm som der eg hadde stoppa.',
        en: 'Father said it had never been so warm as where I had darned it.',
      },
      source: {
        no: 'Torunn Hovland Nes, som ga trøya til museet i 1998',
        nn: 'Torunn Hovland Nes, som gav trøya til museet i 1998',
        en: 'Torunn Hovland Nes, who gave the jersey to the museum in 1998',
      },
    },
  ],
}
