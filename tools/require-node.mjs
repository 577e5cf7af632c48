// Loaded before every tool (`node --import`), and plain JavaScript on purpose: an older Node cannot read the tools themselves.
const oldest = 24
const major = Number(process.versions.node.split('.')[0])

if (major < oldest) {
  console.error(`This is Node ${process.versions.node}; Vitrine runs on Node ${oldest}, which \`npm ci\` installs inside the project.

  - Start it through npm (\`npm start\`, \`npm test\`, \`npm run dev\` …): npm puts the project's own Node first.
  - If you did, the project's Node is missing. Run \`npm ci\` again, without --omit=optional.
  - There is none for this machine (${process.platform} ${process.arch}) if that does not help: install Node ${oldest} or newer from nodejs.org.`)
  process.exit(1)
}
