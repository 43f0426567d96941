import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const routes = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  // Beside its screen a loader brings calls and cache to nobody else: the entry stays without them.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
  },
  routesDirectory: `${import.meta.dirname}/src/routes`,
  generatedRouteTree: `${import.meta.dirname}/src/app/routeTree.gen.ts`,
  // What two addresses share stands beside them and is no address itself.
  routeFileIgnorePattern: '-(page|search)(\\.test)?\\.tsx?$',
  quoteStyle: 'single',
  semicolons: false,
})

const browserBuild = {
  manifest: true,
  rolldownOptions: {
    input: { main: `${import.meta.dirname}/src/app/main.tsx` },
  },
}

// The router's plugin must come before React's, or split routes lose their components.
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [routes, react()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: false,
    reportCompressedSize: false,
    ...(isSsrBuild ? {} : browserBuild),
  },
}))
