import 'leaflet/dist/leaflet.css'
import Box from '@mui/material/Box'
import { plainText } from '@vitrine/contract'
import L from 'leaflet'
import iconUrl from 'leaflet/dist/images/marker-icon.png'
import iconRetinaUrl from 'leaflet/dist/images/marker-icon-2x.png'
import shadowUrl from 'leaflet/dist/images/marker-shadow.png'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Point, rounded } from './point.ts'
import type { MapTiles } from './service.ts'

const nearOslo: Point = { lat: 59.91, lng: 10.75 }
const zooms = { country: 5, place: 7, placeWithTiles: 13, most: 18 }

/** Written out: Leaflet's own popup anchor differs from the specification's, and its way of finding the pictures fails in a bundle. */
export const markerIcon = L.icon({
  iconUrl,
  iconRetinaUrl,
  shadowUrl,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  popupAnchor: [-1, -34],
  tooltipAnchor: [16, -28],
  shadowSize: [41, 41],
})

type MapViewProps = { label: string; point?: Point; isLocked: boolean; tiles?: MapTiles; height: number; pick(point: Point): void }

/** A map to click on. Arrows move it, + and − zoom, Enter sets the marker in the middle. */
export function MapView({ label, point, isLocked, tiles, height, pick }: MapViewProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<L.Map>()
  const latest = useRef({ pick, point, isLocked })
  useEffect(() => {
    latest.current = { pick, point, isLocked }
  })

  const zoomIn = t('forms.locationPicker.zoomIn')
  const zoomOut = t('forms.locationPicker.zoomOut')
  useEffect(() => {
    if (!element.current) return
    const { point: start } = latest.current
    const closeBy = tiles ? zooms.placeWithTiles : zooms.place
    const made = L.map(element.current, {
      center: start ?? nearOslo,
      zoom: start ? closeBy : zooms.country,
      maxZoom: zooms.most,
      zoomControl: false,
      attributionControl: false,
      // The page scrolls past it until someone has gone into it.
      scrollWheelZoom: false,
      worldCopyJump: true,
    })
    L.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(made)
    const choose = (at: L.LatLng) => !latest.current.isLocked && latest.current.pick(rounded(at.wrap()))
    made.on('click', ({ latlng }) => choose(latlng))
    made.on('focus', () => made.scrollWheelZoom.enable())
    made.on('blur', () => made.scrollWheelZoom.disable())
    made.on('keydown', ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' || originalEvent.target !== made.getContainer()) return
      // The form around the map must not be saved by it.
      originalEvent.preventDefault()
      choose(made.getCenter())
    })
    const resized = new ResizeObserver(() => made.invalidateSize())
    resized.observe(made.getContainer())
    setMap(made)
    return () => {
      resized.disconnect()
      made.remove()
      setMap(undefined)
    }
  }, [tiles, zoomIn, zoomOut])

  useBasemap(map, tiles)
  useMarker(map, point, isLocked, (at) => pick(rounded(at.wrap())), t('forms.locationPicker.marker'))

  return (
    <Box
      sx={{
        position: 'relative',
        height,
        isolation: 'isolate',
        overflow: 'hidden',
        borderRadius: 'inherit',
        '& .leaflet-container': { height: '100%', bgcolor: 'surface.mat', font: 'inherit', borderRadius: 'inherit' },
        '& .leaflet-container:focus-visible': { outlineOffset: -2 },
        // The middle, for those who set the marker by keyboard.
        '& .leaflet-container:focus-visible::after': {
          content: '"+"',
          position: 'absolute',
          top: '50%',
          left: '50%',
          transform: 'translate(-50%, -50%)',
          zIndex: 900,
          typography: 'h2',
          color: 'primary.main',
          pointerEvents: 'none',
        },
        '& .land': { fill: 'var(--land)', stroke: 'var(--border)', strokeWidth: 0.75 },
        '--land': (theme) => (theme.vars ?? theme).palette.background.paper,
        '--border': (theme) => (theme.vars ?? theme).palette.text.disabled,
        '& .leaflet-bar a': { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'divider' },
        '& .leaflet-bar a.leaflet-disabled': { color: 'text.disabled' },
        '& .leaflet-bar': { border: '1px solid', borderColor: 'divider', boxShadow: 'none' },
      }}
    >
      <div
        ref={element}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the map and Enter sets the marker
        tabIndex={0}
        role="application"
        aria-label={isLocked ? t('forms.locationPicker.map', { label }) : t('forms.locationPicker.mapKeys', { label })}
      />
      {tiles && (
        <Box sx={{ position: 'absolute', right: 0, bottom: 0, zIndex: 900, px: 0.75, typography: 'caption', bgcolor: 'background.paper' }}>
          {plainText(tiles.attribution)}
        </Box>
      )}
    </Box>
  )
}

function useBasemap(map: L.Map | undefined, tiles: MapTiles | undefined) {
  useEffect(() => {
    if (!map) return
    if (tiles) {
      const layer = L.tileLayer(tiles.url, { maxZoom: zooms.most }).addTo(map)
      return () => void layer.remove()
    }
    let isGone = false
    const drawn = import('./coasts.ts').then(({ readCoasts }) => {
      if (isGone) return undefined
      return L.geoJSON(readCoasts(), { style: { className: 'land', fillOpacity: 1 }, interactive: false }).addTo(map)
    })
    return () => {
      isGone = true
      drawn.then((layer) => layer?.remove()).catch(() => undefined)
    }
  }, [map, tiles])
}

function useMarker(map: L.Map | undefined, point: Point | undefined, isLocked: boolean, moved: (at: L.LatLng) => void, alt: string) {
  const latest = useRef(moved)
  useEffect(() => {
    latest.current = moved
  })
  const lat = point?.lat
  const lng = point?.lng
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return
    const marker = L.marker([lat, lng], { icon: markerIcon, draggable: !isLocked, keyboard: false, alt }).addTo(map)
    marker.on('dragend', () => latest.current(marker.getLatLng()))
    if (!map.getBounds().contains([lat, lng])) map.panTo([lat, lng])
    return () => void marker.remove()
  }, [map, lat, lng, isLocked, alt])
}
