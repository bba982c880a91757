// The plots of the built package, with what they use of nivo: a step of its build.
import { join } from 'node:path';
import { bundlePlots, packageFolder } from './bundlePlots.ts';

await bundlePlots(join(packageFolder, 'dist/charts/nivo'));
