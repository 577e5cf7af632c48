/** A room, a key and what it cost to say something; leads on to the lighthouse next door. */
export const telegraph = (lighthouse: number) => ({
  title: { no: 'Telegrafen på Skarvøy', nn: 'Telegrafen på Skarvøy', sv: 'Telegrafen på Skarvøy', en: 'The Skarvøy telegraph' },
  intro: {
    no: 'Et rom på tre ganger tre meter, en ovn og en tråd til resten av verden. Herfra gikk meldinga når silda var kommet.',
    nn: 'Eit rom på tre gonger tre meter, ein omn og ein tråd til resten av verda. Herifrå gjekk meldinga når silda var komen.',
    sv: 'Ett rum på tre gånger tre meter, en kamin och en tråd till resten av världen. Härifrån gick beskedet när sillen hade kommit.',
    en: 'A room three metres square, a stove, and a wire to the rest of the world. From here the word went out when the herring had come.',
  },
  internal_title: 'Telegrafrommet · KL-021',
  dating: '1870–1931',
  location: { lat: 61.6412, lng: 4.9587 },
  tags: ['telegraf', 'skarvøy', 'kvinner'],
  blocks: [
    {
      blockType: 'text',
      id: 'telegraf01',
      text: {
        no: '<h2>Femti øre for ti ord</h2><p>Så kostet hvert ord fem øre. Folk lærte seg å skrive kort. Det korteste telegrammet vi har, er levert av notbas Hans Hovland ei natt i januar 1891:</p><blockquote><p>SILD VAAGNES KOM ALLE</p></blockquote><p>Førti båter la ut før det ble lyst. Hovland hadde betalt for ti ord og brukt fire. De seks andre, sa han, kunne telegrafisten ha til seg selv.</p>',
        nn: '<h2>Femti øre for ti ord</h2><p>Så kosta kvart ord fem øre. Folk lærte seg å skrive kort. Det stuttaste telegrammet vi har, er levert av notbas Hans Hovland ei natt i januar 1891:</p><blockquote><p>SILD VAAGNES KOM ALLE</p></blockquote><p>Førti båtar la ut før det lysna. Hovland hadde betalt for ti ord og brukt fire. Dei seks andre, sa han, kunne telegrafisten ha for seg sjølv.</p>',
        sv: '<h2>Femtio öre för tio ord</h2><p>Därefter kostade varje ord fem öre. Folk lärde sig skriva kort. Det kortaste telegram vi har lämnades in av notbasen Hans Hovland en natt i januari 1891:</p><blockquote><p>SILD VAAGNES KOM ALLE</p></blockquote><p>Sill vid Vågnes, kom alla. Fyrtio båtar lade ut innan det ljusnade. Hovland hade betalat för tio ord och använt fyra. De andra sex, sa han, kunde telegrafisten behålla själv.</p>',
        en: '<h2>Fifty øre for ten words</h2><p>After that, each word cost five øre. People learned to be brief. The shortest telegram we have was handed in by Hans Hovland, master of a seine crew, one night in January 1891:</p><blockquote><p>SILD VAAGNES KOM ALLE</p></blockquote><p>Herring at Vågnes, come all. Forty boats put out before daybreak. Hovland had paid for ten words and used four. The other six, he said, the telegraphist could keep for herself.</p>',
      },
    },
    { blockType: 'anchor', id: 'telegraf02', name: 'slik-kom-meldinga-fram' },
    {
      blockType: 'text',
      id: 'telegraf03',
      text: {
        no: '<h2>Slik kom meldinga fram</h2><ol><li><p>Du skriver på blanketten ved luka. Blyanten er bundet fast.</p></li><li><p>Kristine Falch teller orda høyt og tar imot mynten. «Kom straks» er to.</p></li><li><p>Hun kaller opp Havnes med nøkkelen og venter til de svarer.</p></li><li><p>I Havnes går meldinga ut på ei papirremse, prikk og strek, og blir skrevet rein.</p></li><li><p>Et bud går. På øyene betyr det: et bud ror.</p></li></ol>',
        nn: '<h2>Slik kom meldinga fram</h2><ol><li><p>Du skriv på blanketten ved luka. Blyanten er bunden fast.</p></li><li><p>Kristine Falch tel orda høgt og tek imot mynten. «Kom straks» er to.</p></li><li><p>Ho kallar opp Havnes med nøkkelen og ventar til dei svarar.</p></li><li><p>I Havnes går meldinga ut på ei papirremse, prikk og strek, og blir skriven rein.</p></li><li><p>Eit bod går. På øyane tyder det: eit bod ror.</p></li></ol>',
        sv: '<h2>Så kom meddelandet fram</h2><ol><li><p>Du skriver på blanketten vid luckan. Pennan är fastbunden.</p></li><li><p>Kristine Falch räknar orden högt och tar emot myntet. ”Kom genast” är två.</p></li><li><p>Hon anropar Havnes med nyckeln och väntar tills de svarar.</p></li><li><p>I Havnes kommer meddelandet ut på en pappersremsa, prick och streck, och renskrivs.</p></li><li><p>Ett bud går. På öarna betyder det: ett bud ror.</p></li></ol>',
        en: '<h2>How a message arrived</h2><ol><li><p>You write on the form at the hatch. The pencil is tied down.</p></li><li><p>Kristine Falch counts the words aloud and takes your coin. “Come quickly” is two.</p></li><li><p>She calls Havnes on the key and waits until they answer.</p></li><li><p>In Havnes the message comes out on a strip of paper, dot and dash, and is written out fair.</p></li><li><p>A messenger goes. Among the islands that means: a messenger rows.</p></li></ol>',
      },
    },
    {
      blockType: 'quote',
      id: 'telegraf04',
      text: {
        no: 'Det er ikke ordene som er tunge. Det er å gå bort til døra med dem.',
        nn: 'Det er ikkje orda som er tunge. Det er å gå bort til døra med dei.',
        sv: 'Det är inte orden som är tunga. Det är att gå fram till dörren med dem.',
        en: 'It is not the words that are heavy. It is walking up to the door with them.',
      },
      source: {
        no: 'Kristine Falch, dagbok, november 1899',
        nn: 'Kristine Falch, dagbok, november 1899',
        sv: 'Kristine Falch, dagbok, november 1899',
        en: 'Kristine Falch, diary, November 1899',
      },
    },
    {
      blockType: 'widget',
      id: 'telegraf05',
      title: { no: 'Prøv nøkkelen', nn: 'Prøv nøkkelen', sv: 'Prova nyckeln', en: 'Try the key' },
      url: 'https://fjordmuseet.example/morse',
      height: 360,
    },
    {
      blockType: 'tasks',
      id: 'telegraf06',
      title: { no: 'Bank det selv', nn: 'Bank det sjølv', sv: 'Knacka själv', en: 'Tap it yourself' },
      tasks: [
        {
          question: {
            no: 'Kristine avsluttet alt hun sendte med kort, kort, lang, kort. Hvilken bokstav er det?',
            nn: 'Kristine avslutta alt ho sende med kort, kort, lang, kort. Kva bokstav er det?',
            sv: 'Kristine avslutade allt hon sände med kort, kort, lång, kort. Vilken bokstav är det?',
            en: 'Kristine ended everything she sent with short, short, long, short. Which letter is that?',
          },
          answer: {
            no: 'F, for Falch. I Havnes kjente de henne på rytmen lenge før signaturen kom.',
            nn: 'F, for Falch. I Havnes kjende dei henne på rytmen lenge før signaturen kom.',
            sv: 'F, som i Falch. I Havnes kände de igen henne på rytmen långt innan signaturen kom.',
            en: 'F, for Falch. In Havnes they knew her by her rhythm long before the signature came.',
          },
        },
        {
          question: {
            no: 'Skriv at du er kommet trygt fram, med høyst fire ord.',
            nn: 'Skriv at du er komen trygt fram, med høgst fire ord.',
            sv: 'Skriv att du har kommit fram tryggt, med högst fyra ord.',
            en: 'Say that you have arrived safely, in four words at most.',
          },
          answer: {
            no: 'De fleste skrev ett: «Framme». Underskrifta var gratis.',
            nn: 'Dei fleste skreiv eitt: «Framme». Underskrifta var gratis.',
            sv: 'De flesta skrev ett: ”Framme”. Underskriften var gratis.',
            en: 'Most people used one: “Arrived”. The signature was free.',
          },
        },
      ],
    },
    { blockType: 'article', id: 'telegraf07', document: { to_document_id: lighthouse, reference_key: 'skarvoy-fyr' } },
    {
      blockType: 'byline',
      id: 'telegraf08',
      authors: [{ name: 'Jonas Aune', role: { no: 'arkivar', nn: 'arkivar', sv: 'arkivarie', en: 'archivist' } }],
    },
  ],
})
