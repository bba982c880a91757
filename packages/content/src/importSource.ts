import { runnerImport } from 'vite';

const workspaceSource = '@lima-id/source';

/** Imports a module of this workspace with the packages it names read from source: what reads a configuration knows only built ones. */
export async function importSource<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    // `runnerImport` names its environment so.
    environments: { inline: { resolve: { conditions: [workspaceSource], noExternal: [/^@lima-id\//] } } },
  });
  return module;
}
