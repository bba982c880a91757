// @vitest-environment jsdom
import type { TimeRange } from '@lima-id/domain';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { TimePicker } from '../TimePicker/TimePicker.tsx';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import type { FormSchema } from './formSchema.ts';

interface Typed {
  range: TimeRange | null;
  time: string;
}

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
const week: TimeRange = { startTime: day('2026-05-18'), endTime: day('2026-05-25') - 1 };
const required = '请选择统计时间';

/** Takes every value, or only those with a range. */
const schemaOf = (isRequired: boolean): FormSchema<Typed> => ({
  '~standard': {
    version: 1,
    vendor: 'test',
    validate(value) {
      const typed = value as Typed;
      if (isRequired && typed.range === null) return { issues: [{ message: required, path: ['range'] }] };
      return { value: typed };
    },
  },
});

const place = document.createElement('div');
const submit = vi.fn<(values: Typed) => void>();
let unmount: () => Promise<void> = async () => undefined;

afterEach(async () => {
  await unmount();
  place.remove();
  submit.mockClear();
});

/** Changes the page, and waits until it has been checked. */
async function after(change: () => void) {
  await act(async () => change());
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
}

async function mount(fields: ReactElement, range: TimeRange | null = week, isRequired = false) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
  const root = createRoot(place);
  unmount = () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <Form<Typed, Typed> schema={schemaOf(isRequired)} defaultValues={{ range, time: '' }} onSubmit={submit}>
        {fields}
      </Form>,
    ),
  );
}

function field(name: string): HTMLInputElement {
  const input = [...place.querySelectorAll('input')].find(
    (element) => element.getAttribute('aria-label') === name || element.labels?.[0]?.textContent === name,
  );
  if (input === undefined) throw new Error(`There is no field ${name}.`);
  return input;
}

/** Types into a field, which the focus then leaves for another field or for nothing. */
async function type(name: string, text: string) {
  await after(() => field(name).focus());
  await after(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function typeDays(from: string, to: string) {
  await type('开始日期', from);
  await type('结束日期', to);
}

const leave = () => after(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
const send = () => after(() => place.querySelector('form')?.requestSubmit());

/** The sentences that describe a field. */
const sentenceOf = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

const rangeField = (
  <Field<Typed> name="range">
    <DateRangePicker label="统计时间" value={null} onValueChange={() => undefined} />
  </Field>
);
const timeField = (
  <Field<Typed> name="time">
    <TimePicker label="到场时间" max="17:30" />
  </Field>
);

describe('a DateRangePicker in a Form', () => {
  it('gives the form null when both days have been emptied', async () => {
    await mount(rangeField);
    await typeDays('', '');
    await leave();
    await send();
    expect(submit.mock.calls).toEqual([[{ range: null, time: '' }]]);
  });

  it.each([
    ['is longer than three months', '2026-01-01', '2026-05-01', '自定义时间不能超过三个月'],
    ['ends before it begins', '2026-05-09', '2026-05-01', '开始日期不能晚于结束日期，请重新填写'],
    ['has a day that is none', '上周三', '2026-05-24', '请输入正确的日期，如 2026-05-18'],
    ['has no end', '2026-05-18', '', '请选择结束日期'],
    ['has no beginning', '', '2026-05-24', '请选择开始日期'],
  ])('keeps the form from being sent, and says why, when the typed range %s', async (_, from, to, sentence) => {
    await mount(rangeField);
    await typeDays(from, to);
    await leave();
    await send();
    expect(submit).not.toHaveBeenCalled();
    expect([sentenceOf('开始日期'), sentenceOf('结束日期')]).toEqual([sentence, sentence]);
    expect(document.activeElement).toBe(field('开始日期'));
  });

  it('lets the form be sent when the refused range has been changed back to that of the form', async () => {
    await mount(rangeField);
    await typeDays('2026-05-18', '');
    await leave();
    await send();
    expect(sentenceOf('开始日期')).not.toBe('');
    await typeDays('2026-05-18', '2026-05-24');
    await leave();
    expect(sentenceOf('开始日期')).toBe('');
    await send();
    expect(submit.mock.calls).toEqual([[{ range: week, time: '' }]]);
  });

  it('announces nothing new while a refused range is typed again, until it is one', async () => {
    await mount(rangeField);
    await typeDays('2026-05-18', '');
    await leave();
    await send();
    const said = [sentenceOf('结束日期')];
    const lastDay = '2026-05-24';
    for (let length = 1; length <= lastDay.length; length += 1) {
      await type('结束日期', lastDay.slice(0, length));
      const sentence = sentenceOf('结束日期');
      if (sentence !== said[said.length - 1]) said.push(sentence);
    }
    expect(said).toEqual(['请选择结束日期', '']);
  });

  it('says why the range is refused by then when it is left again', async () => {
    await mount(rangeField);
    await typeDays('2026-05-18', '下周');
    await leave();
    await send();
    await type('结束日期', '');
    await leave();
    expect(sentenceOf('结束日期')).toBe('请选择结束日期');
  });

  it('is checked when the focus leaves both of its fields, and not on the way from one to the other', async () => {
    await mount(rangeField, null, true);
    await after(() => field('开始日期').focus());
    await after(() => field('结束日期').focus());
    expect(sentenceOf('结束日期')).toBe('');
    await leave();
    expect(sentenceOf('结束日期')).toBe(required);
  });
});

describe('a TimePicker in a Form', () => {
  it.each([
    ['is none', '25:70', '没有这个时间，请填写 00:00 到 23:59 之间的时间'],
    ['is after the last one', '18:00', '请填写 17:30 或更早的时间'],
  ])('keeps the form from being sent until it is changed when the typed time %s', async (_, text, sentence) => {
    await mount(timeField);
    await type('到场时间', text);
    await leave();
    await send();
    expect(submit).not.toHaveBeenCalled();
    expect(sentenceOf('到场时间')).toBe(sentence);
    await type('到场时间', '15:05');
    await leave();
    expect(sentenceOf('到场时间')).toBe('');
    await send();
    expect(submit.mock.calls).toEqual([[{ range: week, time: '15:05' }]]);
  });
});
