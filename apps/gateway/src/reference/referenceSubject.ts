import { contract, type Endpoint, referenceErrors } from '@lima-id/api';
import type { LevelRequest } from '@lima-id/domain';
import { type Handler, mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { areaTable } from './areas.ts';
import { industryTable } from './industries.ts';
import type { LevelTable } from './levelTable.ts';
import { listSecondNodes } from './listSecondNodes.ts';
import { createListWriter } from './listWriter.ts';

/** Answers level by level from a table; an invalid parent is refused. */
function listsOf<Request extends LevelRequest, Item extends { code: string; name: string }>(
  endpoint: Endpoint<Request, Item[]>,
  table: LevelTable<Item>,
  parentRefused: string,
): Handler<Request, Item[], null> {
  const write = createListWriter(endpoint);
  return (request) =>
    table.isParent(request.parentCode)
      ? write(table.list(request))
      : { failure: { status: 400, message: parentRefused } };
}

/** Choices of forms: industries, areas, and the second-level nodes. */
export function createReferenceSubject(): Subject {
  const { listIndustries, listAreas } = contract;
  return {
    name: 'reference',
    mount(app, store) {
      mount(app, listIndustries, listsOf(listIndustries, industryTable, referenceErrors.industryParent));
      mount(app, listAreas, listsOf(listAreas, areaTable, referenceErrors.areaParent));
      mount(app, contract.listSecondNodes, async () => ({ data: await listSecondNodes(store) }));
    },
  };
}
