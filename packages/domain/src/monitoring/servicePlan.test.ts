import { describe, expect, it } from 'vitest';
import { monitoringMessages } from '../messages/monitoring.ts';
import { serviceIntervalMaxHours, serviceNameMaxLength, serviceNoteMaxLength, servicesMax } from './limits.ts';
import { declaredServices, lastServiced, type ServiceDraft } from './servicePlan.ts';

const { plan: messages } = monitoringMessages;
const belt: ServiceDraft = { name: '跑带润滑', note: '甲基硅油 30 ml', intervalHours: 200 };

function refusals(services: unknown): [path: string, message: string][] {
  const verdict = declaredServices.safeParse(services);
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('declaredServices', () => {
  it('takes services, and texts clean', () => {
    const bearing = { name: ' 滚筒轴承检查\u200b', intervalHours: serviceIntervalMaxHours };
    expect(declaredServices.parse([belt, bearing])).toEqual([
      belt,
      { name: '滚筒轴承检查', note: '', intervalHours: serviceIntervalMaxHours },
    ]);
    expect(declaredServices.parse([])).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name', messages.name],
    [{ name: '保'.repeat(serviceNameMaxLength + 1) }, 'name', messages.name],
    [{ note: '注'.repeat(serviceNoteMaxLength + 1) }, 'note', messages.note],
    [{ intervalHours: 0 }, 'intervalHours', messages.interval],
    [{ intervalHours: 1.5 }, 'intervalHours', messages.interval],
    [{ intervalHours: serviceIntervalMaxHours + 1 }, 'intervalHours', messages.interval],
    [{ intervalHours: '200' }, 'intervalHours', messages.interval],
  ])('says what to do when %j is wrong', (change, field, message) => {
    expect(refusals([{ ...belt, ...change }])).toEqual([[`0.${field}`, message]]);
  });

  it('refuses a name twice, too many services, and what is no list', () => {
    expect(refusals([belt, { ...belt, intervalHours: 350 }])).toEqual([['1.name', messages.nameTwice(belt.name)]]);
    const most = Array.from({ length: servicesMax }, (_, index) => ({ ...belt, name: `项目 ${index}` }));
    expect(refusals(most)).toEqual([]);
    expect(refusals([...most, belt])).toEqual([['', messages.tooMany]]);
    expect(refusals(null)).toEqual([['', messages.list]]);
  });
});

describe('lastServiced', () => {
  it('is the latest service of that name, or of all at once', () => {
    const done = [
      { at: 3, name: '跑带润滑' },
      { at: 5, name: '跑带张力复测' },
      { at: 4, name: '' },
    ];
    expect(lastServiced('跑带润滑', done)).toBe(4);
    expect(lastServiced('跑带张力复测', done)).toBe(5);
    expect(lastServiced('滚筒轴承检查', done)).toBe(4);
    expect(lastServiced('滚筒轴承检查', done.slice(0, 2))).toBeNull();
  });
});
