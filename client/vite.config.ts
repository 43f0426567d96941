import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const routes = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  // Loaders are split with their screen, so that the entry does not import tRPC and the query client.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
  },
  routesDirectory: `${import.meta.dirname}/src/routes`,
  generatedRouteTree: `${import.meta.dirname}/src/app/routeTree.gen.ts`,
  // Modules shared by two routes are no routes.
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

// The router plugin must precede React's, or split routes lose their components.
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
