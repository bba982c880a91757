// @vitest-environment jsdom
import { act, type ReactElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

interface Values {
  note: string;
}

const place = document.createElement('div');
const submit = vi.fn<(values: Values) => void>();
let root: Root;

async function show(drawn: ReactElement) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(drawn));
}

function Registered() {
  const { register, handleSubmit, reset, setValue } = useForm<Values>({ defaultValues: { note: '下周到货' } });
  const [, redraw] = useState(0);
  return (
    <form onSubmit={(event) => void handleSubmit((values) => submit(values))(event)}>
      <TextArea label="备注" limit={300} {...register('note')} />
      <button type="button" onClick={() => redraw((times) => times + 1)}>
        重新显示
      </button>
      <button type="button" onClick={() => reset({ note: '已取消' })}>
        换掉
      </button>
      <button type="button" onClick={() => setValue('note', '货到付款，请先来电')}>
        填入
      </button>
      <button type="submit">提交</button>
    </form>
  );
}

const press = (name: string) =>
  act(async () => {
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
    // A form is checked before it is submitted.
    await new Promise((resolve) => setTimeout(resolve));
  });

function field(): HTMLTextAreaElement {
  const found = place.querySelector('textarea');
  if (found?.labels[0]?.textContent !== '备注') throw new Error('There is no field.');
  return found;
}

async function type(text: string) {
  await act(async () => {
    field().focus();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** What is in the field, by what its height is measured, and its counter. */
const shown = () => ({
  text: field().value,
  measured: field().parentElement?.dataset['text'],
  counter: field().nextElementSibling?.textContent,
});
const shownAs = (text: string) => ({ text, measured: text, counter: `${text.length}/300` });

describe('TextArea', () => {
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
    submit.mockClear();
  });

  it('keeps the default value of a form that registers it when it is rendered again, left and submitted', async () => {
    await show(<Registered />);
    expect(shown()).toEqual(shownAs('下周到货'));
    await press('重新显示');
    expect(shown()).toEqual(shownAs('下周到货'));
    await act(async () => {
      field().focus();
      field().blur();
    });
    await press('提交');
    expect(submit.mock.calls).toEqual([[{ note: '下周到货' }]]);
    expect(shown()).toEqual(shownAs('下周到货'));
  });

  it('submits what is typed in it when a form registers it', async () => {
    await show(<Registered />);
    await type('周五前送到');
    expect(shown()).toEqual(shownAs('周五前送到'));
    await press('重新显示');
    await press('提交');
    expect(submit.mock.calls).toEqual([[{ note: '周五前送到' }]]);
  });

  it.each([
    ['resets it to other values', '换掉', '已取消'],
    ['sets its value', '填入', '货到付款，请先来电'],
  ])('shows, measures and counts the new text when a form that registers it %s', async (_, button, text) => {
    await show(<Registered />);
    await type('周五前送到');
    await press(button);
    expect(shown()).toEqual(shownAs(text));
  });

  it('shows, measures and counts its default value when its native form is reset', async () => {
    await show(
      <form>
        <TextArea label="备注" limit={300} defaultValue="下周到货" />
      </form>,
    );
    await type('周五前送到');
    await act(async () => {
      place.querySelector('form')?.reset();
      // The field looks again once the browser has reset it.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(shown()).toEqual(shownAs('下周到货'));
  });
});
