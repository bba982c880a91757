import { contract } from '@lima-id/api';
import { registrarOf } from '../enterprise/registrar.ts';
import { mount } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import type { Subject } from '../schema/subject.ts';
import { createDrawingPlaces } from './drawingPlaces.ts';
import { drawLabels, type LabelParts } from './drawLabels.ts';

/** Labels of identifiers, for enterprises and their systems. `publicUrl` is the portal's, empty when unknown. */
export function createLabelSubject(store: Store, publicUrl: string): Subject {
  const parts: LabelParts = { store, publicUrl, places: createDrawingPlaces() };
  return {
    name: 'label',
    mount(app) {
      mount(app, contract.drawLabels, async ({ prefix, ...request }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : await drawLabels(parts, registrar.prefix, request);
      });
    },
  };
}
