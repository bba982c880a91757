// @vitest-environment jsdom
import { act, type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from '../TextField/TextField.tsx';

const place = document.createElement('div');
let unmount: () => Promise<void> = async () => undefined;

afterEach(async () => {
  await unmount();
  place.remove();
});

async function mount(page: ReactElement) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
  const root = createRoot(place);
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(page));
}

/** Changes the page, and waits until the timers and actions that it started are over. */
async function after(change: () => void) {
  await act(async () => change());
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
}

function form(): HTMLFormElement {
  const element = place.querySelector('form');
  if (element === null) throw new Error('There is no form.');
  return element;
}

function field(): HTMLInputElement {
  const input = [...place.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === '企业名称');
  if (input === undefined) throw new Error('There is no field.');
  return input;
}

const press = (name: string) =>
  after(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

const type = (text: string) =>
  after(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

/** What is shown, and what the page holds. */
const both = () => [field().value, place.querySelector('output')?.textContent];

interface PageProps {
  /** What the page makes of a reported text. */
  made?: (text: string) => string;
  isLate?: boolean;
  /** The page trims the text when the field is left. */
  isTrimmed?: boolean;
}

const asTyped = (text: string) => text;

/** A page with a form that saves a record, which is loaded after the field was mounted. */
function RecordPage({ made = asTyped, isLate = false, isTrimmed = false }: PageProps) {
  const [name, setName] = useState('');
  return (
    <form action={async () => undefined}>
      <TextField
        label="企业名称"
        value={name}
        onValueChange={(text) => {
          if (isLate) setTimeout(() => setName(made(text)));
          else setName(made(text));
        }}
        onBlur={isTrimmed ? () => setName(name.trim()) : undefined}
      />
      <output>{name}</output>
      {['山东泰岳', '江苏泰岳'].map((loaded) => (
        <button key={loaded} type="button" onClick={() => setName(loaded)}>
          {loaded}
        </button>
      ))}
    </form>
  );
}

describe('a controlled field whose form is reset', () => {
  it('keeps the record that was loaded when React resets the form after its action', async () => {
    await mount(<RecordPage />);
    await press('山东泰岳');
    await after(() => form().requestSubmit());
    expect(both()).toEqual(['山东泰岳', '山东泰岳']);
  });

  it('returns to what the page loaded last when something else was typed since', async () => {
    await mount(<RecordPage />);
    await press('山东泰岳');
    await type('别的');
    await press('江苏泰岳');
    await type('又一个');
    await after(() => form().reset());
    expect(both()).toEqual(['江苏泰岳', '江苏泰岳']);
  });

  it('returns to the record that is loaded again when its text had been typed before', async () => {
    await mount(<RecordPage />);
    await press('山东泰岳');
    await type('江苏泰岳');
    await press('山东泰岳');
    await press('江苏泰岳');
    await type('别的');
    await after(() => form().reset());
    expect(both()).toEqual(['江苏泰岳', '江苏泰岳']);
  });

  it('returns to its first value when the page only took what was typed', async () => {
    await mount(<RecordPage />);
    await type('别的');
    await type('又一个');
    await after(() => form().reset());
    expect(both()).toEqual(['', '']);
  });

  it('returns to its first value when the page made something else of what was typed', async () => {
    await mount(<RecordPage made={(text) => text.toUpperCase()} />);
    await type('lima');
    expect(both()).toEqual(['LIMA', 'LIMA']);
    await after(() => form().reset());
    expect(both()).toEqual(['', '']);
  });

  it('returns to its first value when the page took what was typed some time later', async () => {
    await mount(<RecordPage isLate />);
    await type('别的');
    expect(both()).toEqual(['别的', '别的']);
    await after(() => form().reset());
    expect(both()).toEqual(['', '']);
  });

  it('returns to what the page made of a text when the page did so later than in onValueChange', async () => {
    await mount(<RecordPage isTrimmed />);
    await after(() => field().focus());
    await type(' 别的 ');
    await after(() => field().blur());
    expect(both()).toEqual(['别的', '别的']);
    await type('又一个');
    await after(() => form().reset());
    expect(both()).toEqual(['别的', '别的']);
  });
});

/** With an input that is registered react-hook-form resets the native form as well. */
function HookFormPage() {
  const { control, register, reset } = useForm({ defaultValues: { name: '', note: '' } });
  return (
    <form>
      <Controller
        control={control}
        name="name"
        render={({ field: { value, onChange, onBlur } }) => (
          <>
            <TextField label="企业名称" value={value} onValueChange={onChange} onBlur={onBlur} />
            <output>{value}</output>
          </>
        )}
      />
      <input aria-label="备注" {...register('note')} />
      <button type="button" onClick={() => reset({ name: '山东泰岳', note: '已核验' })}>
        载入
      </button>
      <button type="button" onClick={() => reset()}>
        恢复
      </button>
    </form>
  );
}

describe('a controlled field in a form of react-hook-form', () => {
  it('ends with the loaded values when they are loaded by reset and then reset', async () => {
    await mount(<HookFormPage />);
    await press('载入');
    expect(both()).toEqual(['山东泰岳', '山东泰岳']);
    await type('别的');
    await press('恢复');
    expect(both()).toEqual(['山东泰岳', '山东泰岳']);
  });
});
