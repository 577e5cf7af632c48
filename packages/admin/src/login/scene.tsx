/** The picture of the first page, drawn for Vitrine: evening on the fjord. Its colours are the picture's own, not the tool's. */
export function Scene({ title }: { title: string }) {
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox="0 0 900 900"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      display="block"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#20365a" />
          <stop offset=".42" stopColor="#5a6f95" />
          <stop offset=".76" stopColor="#d9a58c" />
          <stop offset="1" stopColor="#f3cda2" />
        </linearGradient>
        <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e2b394" />
          <stop offset=".3" stopColor="#8d8598" />
          <stop offset="1" stopColor="#1c2f4d" />
        </linearGradient>
        <radialGradient id="glow" cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#fff1d6" stopOpacity=".95" />
          <stop offset=".35" stopColor="#ffe0b0" stopOpacity=".45" />
          <stop offset="1" stopColor="#ffd9a0" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="sail" x1="0" y1="0" x2="1" y2=".25">
          <stop offset="0" stopColor="#b5573f" />
          <stop offset=".6" stopColor="#c96d4e" />
          <stop offset="1" stopColor="#e39a70" />
        </linearGradient>
        <linearGradient id="hull" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6b4630" />
          <stop offset="1" stopColor="#2c1c17" />
        </linearGradient>
      </defs>
      <rect width="900" height="560" fill="url(#sky)" />
      <circle cx="756" cy="470" r="260" fill="url(#glow)" />
      <circle cx="722" cy="452" r="32" fill="#fff3dc" />
      <Mountains />
      <rect y="556" width="900" height="344" fill="url(#sea)" />
      <Glints />
      <Boathouses />
      <Boat />
      <Gulls />
    </svg>
  )
}

const Mountains = () => (
  <g>
    <path d="M0 470 90 398l66 34 96-108 70 58 58-30 88 74 66-26 92 64 40 8 70-2 60-30 104-44v174H0Z" fill="#8f90a8" opacity=".8" />
    <path d="m252 324-26 44 20-8 12 12 16-10 20 12Z" fill="#f6e3d3" opacity=".55" />
    <path d="M0 520 70 470l92-92 74 76 62-26 92 82 74-22 60 30 476-2v52H0Z" fill="#4f5a7a" />
    <path d="m162 378-34 62 22-12 14 14 14-18 22 14Z" fill="#e9cfc3" opacity=".35" />
    <path d="M0 548c120-26 214-30 320-12 60 10 92 12 130 20H0ZM900 518c-58 6-96 22-150 28-40 4-68 6-96 12h246Z" fill="#27304c" />
  </g>
)

const Glints = () => (
  <g strokeLinecap="round" strokeWidth="3" fill="none">
    <path
      transform="translate(82 0)"
      d="M606 572h70M590 588h104M614 604h56M582 622h118M600 642h76M566 664h128M592 690h88M560 716h134M580 748h96M548 784h140"
      stroke="#ffe9c6"
      opacity=".55"
    />
    <path
      d="M40 604h90M150 640h60M20 690h130M210 720h44M60 770h96M20 842h120M250 812h84M760 610h70M790 668h90M742 726h60M772 800h104M720 858h70M330 868h120"
      stroke="#c9d3e6"
      opacity=".22"
    />
  </g>
)

const houses = [
  { x: 36, width: 62, wall: '#8c2f26' },
  { x: 106, width: 54, wall: '#a4392c' },
  { x: 168, width: 66, wall: '#c9b79c' },
  { x: 242, width: 52, wall: '#7a2a23' },
]

const Boathouses = () => (
  <g>
    {houses.map(({ x, width, wall }) => (
      <g key={x}>
        <path d={`M${x} 562v-34l${width / 2} -30 ${width / 2} 30v34Z`} fill={wall} />
        <path d={`m${x - 5} 530 ${width / 2 + 5}-36 ${width / 2 + 5} 36-5 3-${width / 2}-31-${width / 2} 31Z`} fill="#2b2530" />
        <path d={`M${x + width / 2 - 9} 562v-22h18v22Z`} fill="#2b1d1c" />
        <path d={`M${x} 566v26l${width / 2} 24 ${width / 2}-24v-26Z`} fill={wall} opacity=".22" />
      </g>
    ))}
    <path d="M0 566c90-10 240-10 330-2 22 2 34 4 46 8-90 8-280 10-376 6Z" fill="#1f2740" />
  </g>
)

const Boat = () => (
  <g>
    <path d="M352 742c70 26 210 30 296 0-24 54-66 76-146 76s-124-26-150-76Z" fill="#14223b" opacity=".5" />
    <path d="M470 752c6 50 12 84 22 118 26-34 58-72 84-112Z" fill="#c96d4e" opacity=".2" />
    <path d="M492 700V250" stroke="#3a261c" strokeWidth="11" strokeLinecap="round" />
    <path d="M492 262 352 700M492 262 648 690" stroke="#3a261c" strokeWidth="2.5" opacity=".8" />
    <path d="M500 276c92 70 138 180 134 372-40 18-90 24-134 20 22-130 20-262 0-392Z" fill="url(#sail)" />
    <path d="M500 276c44 92 62 232 50 392-18 2-34 2-50 0 22-130 20-262 0-392Z" fill="#8f3f31" opacity=".45" />
    <path
      d="M514 372c40 10 70 26 98 50M518 462c40 6 74 20 108 42M518 556c42 2 78 10 114 26"
      stroke="#7d382c"
      strokeWidth="2.5"
      fill="none"
      opacity=".6"
    />
    <path d="M482 296c-14 130-58 258-128 362 44 16 90 18 128 8Z" fill="#efe0c4" />
    <path d="M482 296c-4 130-18 256-46 374 16 2 32 0 46-4Z" fill="#cdb894" opacity=".8" />
    <path
      d="M330 664c22 16 44 26 70 32 70 14 142 12 206-4 26-6 52-18 74-38-4 48-34 92-82 106-60 14-140 14-196-2-44-14-70-50-72-94Z"
      fill="url(#hull)"
    />
    <path
      d="M330 664c22 16 44 26 70 32 70 14 142 12 206-4 26-6 52-18 74-38"
      stroke="#d9a06d"
      strokeWidth="7"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M342 704c80 32 236 32 326-6M362 732c74 24 206 24 288-4" stroke="#8a5c3d" strokeWidth="3" fill="none" opacity=".75" />
    <path d="M330 664c-4-16-10-26-20-34M680 654c4-16 12-28 22-36" stroke="#3a261c" strokeWidth="9" strokeLinecap="round" fill="none" />
    <circle cx="626" cy="626" r="13" fill="#d8a583" />
    <path d="M612 624c0-12 6-18 15-18s14 6 14 16Z" fill="#27304c" />
    <path d="M606 690c0-32 6-50 21-50s23 18 22 42Z" fill="#33506b" />
    <path d="M640 656c14 6 24 4 34-2" stroke="#33506b" strokeWidth="9" strokeLinecap="round" />
  </g>
)

const Gulls = () => (
  <g stroke="#f4ead9" strokeWidth="3" fill="none" strokeLinecap="round" opacity=".8">
    <path d="M252 208c10-10 18-10 24 0 6-10 14-10 24 0M318 244c7-7 13-7 17 0 5-7 10-7 17 0M206 262c6-6 11-6 14 0 4-6 9-6 14 0" />
  </g>
)
