import { build } from 'vite'

/**
 * Builds the only script of a prerendered page in a file of its own, without shared chunks to fetch first.
 * @returns its address.
 */
export async function buildBoot(root: string, dist: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: `${root}/src/app/boot.ts`, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'assets/boot-[hash].js' } },
    },
  })
  const [first] = Array.isArray(built) ? built : []
  const name = first?.output[0].fileName
  if (!name) throw new Error('The first script was not built.')
  return `/${name}`
}
