import { runnerImport } from 'vite';

const workspaceSource = '@lima-id/source';

/**
 * Imports a module of this workspace with its workspace packages resolved to source: a configuration file would resolve them to
 * built ones only.
 */
export async function importSource<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    // `runnerImport` uses this environment name.
    environments: { inline: { resolve: { conditions: [workspaceSource], noExternal: [/^@lima-id\//] } } },
  });
  return module;
}
