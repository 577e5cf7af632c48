/** Open to whoever stands in front of her and has the address; not in the lists, since another museum may own her. */
export const figurehead = {
  title: { no: 'Kvinna uten skip', nn: 'Kvinna utan skip', sv: 'Kvinnan utan skepp', en: 'The woman without a ship' },
  intro: {
    no: 'Hun kom i land på Skarvøy i februar 1862, med ansiktet opp. Det var ikke meldt noe forlis.',
    nn: 'Ho kom i land på Skarvøy i februar 1862, med andletet opp. Det var ikkje meldt noko forlis.',
    sv: 'Hon kom i land på Skarvøy i februari 1862, med ansiktet uppåt. Inget förlis var anmält.',
    en: 'She came ashore on Skarvøy in February 1862, face up. No wreck had been reported.',
  },
  internal_title: 'Gallionsfigur, ulistet til eierskapet er avklart · KL-052',
  dating: 'før 1862',
  location: { lat: 61.6431, lng: 4.9549 },
  tags: ['gallionsfigur', 'skarvøy', 'proveniens'],
  blocks: [
    {
      blockType: 'text',
      id: 'figur00001',
      text: {
        no: '<h2>Handa som er borte</h2><p>I seksti år sto hun i våpenhuset i kirka. Den som skulle ut, tok henne i handa på vei til båten, og etter hvert var det ikke mer hand igjen å ta i. Presten ville ha det slutt på skikken i 1888. Kirketjeneren flyttet henne nærmere døra.</p><p>I ryggen er det skåret et tall, XIV, og rester av et bokstavpar som kan være <em>L. H.</em> Under den hvite malinga ligger seks lag til. Det innerste er grønt.</p>',
        nn: '<h2>Handa som er borte</h2><p>I seksti år stod ho i våpenhuset i kyrkja. Den som skulle ut, tok henne i handa på veg til båten, og etter kvart var det ikkje meir hand att å ta i. Presten ville ha slutt på skikken i 1888. Kyrkjetenaren flytte henne nærare døra.</p><p>I ryggen er det skore eit tal, XIV, og restar av eit bokstavpar som kan vere <em>L. H.</em> Under den kvite målinga ligg seks lag til. Det inste er grønt.</p>',
        sv: '<h2>Handen som är borta</h2><p>I sextio år stod hon i kyrkans vapenhus. Den som skulle ut tog henne i hand på väg till båten, och till slut fanns det ingen hand kvar att ta i. Prästen ville få slut på seden 1888. Kyrkvaktmästaren flyttade henne närmare dörren.</p><p>I ryggen är det skuret ett tal, XIV, och rester av två bokstäver som kan vara <em>L. H.</em> Under den vita färgen finns ytterligare sex lager. Det innersta är grönt.</p>',
        en: '<h2>The hand that is gone</h2><p>For sixty years she stood in the church porch. Whoever was going out shook her hand on the way to the boat, until there was no hand left to shake. In 1888 the vicar wanted the custom ended. The sexton moved her nearer the door.</p><p>A number is cut into her back, XIV, with what remains of two letters that may be <em>L. H.</em> Below the white paint lie six more coats. The innermost is green.</p>',
      },
    },
    {
      blockType: 'text',
      id: 'figur00002',
      text: {
        no: '<h2>Det vi ikke vet</h2><p>Et museum i Lübeck har tegninga til en figur med samme folder i kjolen, laget til ei brigg som forsvant i 1861. Vi leter sammen. Til vi vet mer, finner du denne teksten bare ved figuren.</p>',
        nn: '<h2>Det vi ikkje veit</h2><p>Eit museum i Lübeck har teikninga til ein figur med dei same faldane i kjolen, laga til ei brigg som vart borte i 1861. Vi leitar saman. Til vi veit meir, finn du denne teksten berre ved figuren.</p>',
        sv: '<h2>Det vi inte vet</h2><p>Ett museum i Lübeck har ritningen till en figur med samma veck i klänningen, gjord till en brigg som försvann 1861. Vi letar tillsammans. Tills vi vet mer finns den här texten bara vid figuren.</p>',
        en: '<h2>What we do not know</h2><p>A museum in Lübeck has the drawing for a figure with the same folds in her dress, made for a brig that vanished in 1861. We are searching together. Until we know more, this text is found only beside the figure.</p>',
      },
    },
    {
      blockType: 'tasks',
      id: 'figur00003',
      title: { no: 'Se nøye', nn: 'Sjå nøye', sv: 'Titta noga', en: 'Look closely' },
      tasks: [
        {
          question: {
            no: 'Stå rett foran henne, og så helt ute på sida. Hvor ser hun?',
            nn: 'Stå rett framfor henne, og så heilt ute på sida. Kvar ser ho?',
            sv: 'Stå mitt framför henne, och sedan långt ut åt sidan. Vart tittar hon?',
            en: 'Stand straight in front of her, then far to one side. Where is she looking?',
          },
          answer: {
            no: 'Litt oppover og litt til babord. Hun er skåret for å sees nedenfra, fra kaia.',
            nn: 'Litt oppover og litt til babord. Ho er skoren for å sjåast nedanfrå, frå kaia.',
            sv: 'Lite uppåt och lite åt babord. Hon är skuren för att ses nedifrån, från kajen.',
            en: 'A little upwards and a little to port. She was carved to be seen from below, from the quay.',
          },
        },
      ],
    },
  ],
}
