// The walls of the house: what may know what. Each comment says why; docs/architecture.md tells the whole.
// Exceptions, if there ever are any, are a list that may only shrink.
const test = '\\.test\\.tsx?$'
const testing = '(\\.test\\.tsx?$|/testing(\\.tsx?$|/)|^packages/forms/src/(widgets|fields|templates)/[^/]+/cases\\.ts$)'
/** Pages for those who build the house. */
const dev = '^packages/admin/src/dev/'
const galleryDoor = '^packages/forms/src/testing/index\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'What goes in a circle can be neither read from one end nor deleted. Types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-ends',
      comment: 'An import that leads nowhere fails only when someone gets there.',
      severity: 'error',
      from: { path: '^(packages|tools|e2e|bench)/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'declared-packages',
      comment: 'A package that its own package.json does not name is there by luck: another one brought it.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: testing },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },

    // Between packages
    {
      name: 'packages-by-the-door',
      comment: 'A package has only the doors its package.json lists.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/(contract|forms)/src/index\\.ts$',
          '^packages/contract/src/html/testing\\.ts$',
          '^packages/forms/src/(definitions|services)\\.ts$',
          '^packages/forms/src/engine/named-icon\\.tsx$',
          galleryDoor,
          '^packages/server/src/main\\.ts$',
        ],
      },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'The contract runs in the browser, on the server and in tools: it may lean on nothing that one of them lacks.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { pathNot: ['^packages/contract/src/', 'node_modules/(zod|re2js)/'] },
    },
    {
      name: 'forms-below-admin-and-server',
      comment: 'The form engine is used by both; a widget declares what it needs (service.ts) and is handed it.',
      severity: 'error',
      from: { path: '^packages/forms/' },
      to: { path: '^packages/(admin|server)/' },
    },
    {
      name: 'admin-and-server-meet-in-the-contract',
      comment: 'The browser and the server know each other by the contract alone.',
      severity: 'error',
      from: { path: '^packages/(admin|server)/' },
      to: { path: '^packages/(admin|server)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'server-takes-definitions-only',
      comment: 'The server checks schemas by the definitions of widgets; their views would bring React along.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/forms/', pathNot: '^packages/forms/src/definitions\\.ts$' },
    },
    {
      name: 'definitions-without-react',
      comment: 'definitions.ts is the list without views: nothing it reaches may be React.',
      severity: 'error',
      from: { path: '^packages/forms/src/definitions\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|react-i18next|@mui|@emotion|@rjsf|lucide-react)/', reachable: true },
    },
    {
      name: 'rjsf-in-the-engine',
      comment:
        'RJSF has its own words and types for a form; a widget that knew them could not be read, tried or kept without it. The bench measures against it.',
      severity: 'error',
      from: { path: '^(packages|tools|e2e|bench)/', pathNot: ['^packages/forms/src/engine/', '^bench/'] },
      to: { path: '(^|node_modules/)@rjsf/' },
    },
    {
      name: 'product-without-tools',
      comment: 'The product runs without its workshop.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^(tools|bench|e2e)/' },
    },
    {
      name: 'product-without-tests',
      comment: 'What only tests need stays in tests and testing.ts.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: [testing, dev] },
      to: { path: testing },
    },
    {
      name: 'dev-draws-the-gallery-only',
      comment: 'The gallery is the one thing of the tests that is shown: its page takes it by its door, and nothing else of them.',
      severity: 'error',
      from: { path: dev, pathNot: testing },
      to: { path: testing, pathNot: galleryDoor },
    },

    // Inside the server and the admin
    {
      name: 'features-by-the-door',
      comment: 'Enter another feature through its index.ts.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^packages/$1/src/features/', pathNot: ['^packages/$1/src/features/$2/', '/features/[^/]+/index\\.ts$'] },
    },
    {
      name: 'features-by-the-door-from-outside',
      comment: 'So does whoever puts the house together.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: ['/src/features/', testing] },
      to: { path: '^packages/$1/src/features/', pathNot: '/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'ground-floor-by-the-door',
      comment: 'A room of platform, lib or ui is entered through its index.ts.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/(?:(?:platform|lib|ui)/)?([^/]+)' },
      to: {
        path: '^packages/$1/src/(platform|lib|ui)/[^/]+/',
        pathNot: ['^packages/$1/src/(platform|lib|ui)/$2/', '/src/(platform|lib|ui)/[^/]+/index\\.ts$', testing],
      },
    },
    {
      name: 'ground-floor-knows-no-feature',
      comment: 'Platform, lib and ui have no museum words: they are handed what they need.',
      severity: 'error',
      from: { path: '/src/(platform|lib|ui)/', pathNot: testing },
      to: { path: '/src/(features/|app/|app\\.ts$|main\\.ts)' },
    },
    {
      name: 'features-below-the-app',
      comment: 'The app puts features together; a feature that knows the app could not be taken out of it.',
      severity: 'error',
      from: { path: '/src/features/', pathNot: testing },
      to: { path: '/src/(app/|app\\.ts$|main\\.tsx?$)' },
    },

    // Inside a server feature: routes → service → repository
    {
      name: 'sql-in-repositories',
      comment: 'Rules and SQL are read by different questions; only repository and table know Kysely.',
      severity: 'error',
      from: { path: '^packages/server/src/features/', pathNot: ['/(repository|table)(/|\\.ts$)', testing] },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'drivers-in-the-platform',
      comment: 'Which database it is, only platform/database knows; what is queued by what, only platform/jobs.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: ['/platform/(database|jobs)/', testing] },
      to: { path: 'node_modules/(pg|pg-boss|@electric-sql)/' },
    },
    {
      name: 'routes-through-the-service',
      comment: 'The service decides access; a route that asks the repository goes around it.',
      severity: 'error',
      from: { path: '/features/[^/]+/routes(/|\\.ts$)', pathNot: test },
      to: { path: '/repository(/|\\.ts$)' },
    },
    {
      name: 'services-know-no-http',
      comment: 'A rule must hold for jobs and other features too; it throws Problems and never sees a request.',
      severity: 'error',
      from: { path: '/features/[^/]+/(service|policy|repository)(/|\\.ts$)', pathNot: test },
      to: { path: ['node_modules/(fastify|@fastify)/', '^packages/server/src/platform/http/', '/features/[^/]+/routes(/|\\.ts$)'] },
    },
    {
      name: 'repositories-know-no-rules',
      comment: 'SQL is handed what it shall write; the rules are above it.',
      severity: 'error',
      from: { path: '/features/[^/]+/(repository|table)(/|\\.ts$)', pathNot: test },
      to: { path: '/features/[^/]+/(service|policy|jobs|events)(/|\\.ts$)' },
    },
    {
      name: 'policies-are-pure',
      comment: 'Who may is a question about the person and the record, answered without asking the database.',
      severity: 'error',
      from: { path: '/features/[^/]+/policy(/|\\.ts$)', pathNot: test },
      to: {
        pathNot: [
          '^packages/contract/src/index\\.ts$',
          '^packages/server/src/platform/(auth|problems)/index\\.ts$',
          '/features/[^/]+/policy/',
        ],
      },
    },

    // Inside the admin
    {
      name: 'dev-by-the-router',
      comment: 'What is not in production must not be leaned on: only the router knows of dev.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [dev, '^packages/admin/src/app/routes\\.tsx$'] },
      to: { path: dev },
    },
    {
      name: 'dev-lazily',
      comment: 'Nobody at a museum shall fetch the gallery: the router imports it when its address is opened.',
      severity: 'error',
      from: { path: '^packages/admin/src/app/routes\\.tsx$' },
      to: { path: dev, dynamic: false },
    },
    {
      name: 'ui-knows-no-api',
      comment: 'ui is props in, events out, and so can be tried without a server.',
      severity: 'error',
      from: { path: '^packages/admin/src/ui/', pathNot: test },
      to: { path: '^packages/admin/src/lib/(api|session)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.cache/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
