import { type Menu, menu } from '@vitrine/contract'

type Title = { no: string; nn: string; sv: string; en: string }
const titled = (no: string, nn: string, sv: string, en: string): Title => ({ no, nn, sv, en })

const tools = {
  title: titled('Verktøy', 'Verktøy', 'Verktyg', 'Tools'),
  menu_items: [
    { mui_icon: 'QrCode2', title: titled('QR-koder', 'QR-kodar', 'QR-koder', 'QR codes'), action: { doc_type: 'QR' } },
    {
      mui_icon: 'Delete',
      title: titled('Slettede dokumenter', 'Sletta dokument', 'Raderade dokument', 'Deleted documents'),
      action: { doc_type: 'DocumentBin' },
    },
    {
      mui_icon: 'DeleteSweep',
      title: titled('Slettede medier', 'Sletta medium', 'Raderade medier', 'Deleted media'),
      action: { doc_type: 'MediaBin' },
    },
  ],
}

/** A guide's menu in two levels, in the four languages of the interface. Which schemas it opens is chosen when there are any. */
export const guideMenu: Menu = menu.parse([
  {
    title: titled('Innhold', 'Innhald', 'Innehåll', 'Content'),
    menu_items: [
      { mui_icon: 'Article', title: titled('Artikler', 'Artiklar', 'Artiklar', 'Articles') },
      { mui_icon: 'Museum', title: titled('Utstillinger', 'Utstillingar', 'Utställningar', 'Exhibitions') },
      {
        mui_icon: 'Category',
        title: titled('Gjenstander', 'Gjenstandar', 'Föremål', 'Objects'),
        sub_menu_items: [
          { mui_icon: 'DirectionsBoat', title: titled('Båter', 'Båtar', 'Båtar', 'Boats') },
          { mui_icon: 'Checkroom', title: titled('Tekstil', 'Tekstil', 'Textil', 'Textiles') },
        ],
      },
      { mui_icon: 'Home', title: titled('Forside', 'Framside', 'Startsida', 'Front page'), action: { single_document: true } },
    ],
  },
  {
    title: titled('Medier', 'Medium', 'Medier', 'Media'),
    menu_items: [
      { mui_icon: 'Image', title: titled('Bilder', 'Bilete', 'Bilder', 'Pictures'), action: { doc_type: 'Media', media_type: 'image' } },
      { mui_icon: 'Movie', title: titled('Film', 'Film', 'Film', 'Films'), action: { doc_type: 'Media', media_type: 'video' } },
      { mui_icon: 'MusicNote', title: titled('Lyd', 'Lyd', 'Ljud', 'Sound'), action: { doc_type: 'Media', media_type: 'audio' } },
    ],
  },
  tools,
])

export const kioskMenu: Menu = menu.parse([
  {
    title: titled('Skjermene', 'Skjermane', 'Skärmarna', 'The screens'),
    menu_items: [
      { mui_icon: 'TouchApp', title: titled('Skjermer', 'Skjermar', 'Skärmar', 'Screens') },
      { mui_icon: 'Image', title: titled('Bilder', 'Bilete', 'Bilder', 'Pictures'), action: { doc_type: 'Media', media_type: 'image' } },
    ],
  },
  tools,
])
