// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type Control, useController, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { dateRangePickerTexts } from '../DateRangePicker/DateRangePicker.texts.ts';
import * as identity from '../identity/index.ts';
import * as ui from '../index.ts';
import { lookupBarTexts } from '../LookupBar/LookupBar.texts.ts';
import { sliderCaptchaTexts } from '../SliderCaptcha/SliderCaptcha.texts.ts';
import { uploadTexts } from '../Upload/Upload.texts.ts';

interface Refs {
  ref: (element: HTMLElement | null) => void;
  rootRef: (element: HTMLElement | null) => void;
}

interface FieldCase {
  /** The text that names the control of the ref. */
  label: string;
  draw: (refs: Refs) => ReactElement;
}

const nothing = () => undefined;
const neverSent = () => new Promise<string>(nothing);
const options = [
  { value: 'closed', label: '停业', disabled: true },
  { value: 'open', label: '营业' },
];

const cases: Record<string, FieldCase> = {
  AmountField: { label: '付款金额', draw: (refs) => <ui.AmountField {...refs} label="付款金额" /> },
  AvatarUpload: {
    label: '头像',
    draw: (refs) => <ui.AvatarUpload {...refs} label="头像" name="陈立群" onUpload={neverSent} />,
  },
  Cascader: { label: '所在地区', draw: (refs) => <ui.Cascader {...refs} label="所在地区" load={async () => []} /> },
  Checkbox: { label: '我已阅读', draw: (refs) => <ui.Checkbox {...refs}>我已阅读</ui.Checkbox> },
  CodeField: { label: '验证码', draw: (refs) => <ui.CodeField {...refs} label="验证码" /> },
  Combobox: { label: '门店状态', draw: (refs) => <ui.Combobox {...refs} label="门店状态" options={options} /> },
  DatePicker: { label: '付款日期', draw: (refs) => <ui.DatePicker {...refs} label="付款日期" /> },
  DateRangePicker: {
    label: dateRangePickerTexts.from,
    draw: (refs) => <ui.DateRangePicker {...refs} label="统计时间" value={null} onValueChange={nothing} />,
  },
  FileUpload: { label: '质检报告', draw: (refs) => <ui.FileUpload {...refs} label="质检报告" onUpload={neverSent} /> },
  IdCardUpload: {
    label: `证件照片 ${uploadTexts.front}`,
    draw: (refs) => <ui.IdCardUpload {...refs} label="证件照片" onUpload={neverSent} />,
  },
  LicenceUpload: {
    label: '证照图片',
    draw: (refs) => <ui.LicenceUpload {...refs} label="证照图片" onUpload={neverSent} />,
  },
  LookupBar: { label: lookupBarTexts.label, draw: (refs) => <identity.LookupBar {...refs} onLookup={nothing} /> },
  NumberField: { label: '份数', draw: (refs) => <ui.NumberField {...refs} label="份数" /> },
  PasswordField: { label: '密码', draw: (refs) => <ui.PasswordField {...refs} label="密码" purpose="current" /> },
  // The first option is disabled and takes no focus.
  RadioGroup: { label: '营业', draw: (refs) => <ui.RadioGroup {...refs} label="门店状态" options={options} /> },
  Select: { label: '门店状态', draw: (refs) => <ui.Select {...refs} label="门店状态" options={options} /> },
  Slider: { label: '抽检比例', draw: (refs) => <ui.Slider {...refs} label="抽检比例" /> },
  SliderCaptcha: {
    label: sliderCaptchaTexts.label,
    draw: (refs) => (
      <ui.SliderCaptcha
        {...refs}
        challenge={null}
        onSubmit={() => Promise.resolve({ ok: false })}
        onProof={nothing}
        onRefresh={nothing}
      />
    ),
  },
  Switch: { label: '接收通知', draw: (refs) => <ui.Switch {...refs} label="接收通知" /> },
  TextArea: { label: '咨询内容', draw: (refs) => <ui.TextArea {...refs} label="咨询内容" limit={300} /> },
  TextField: { label: '企业名称', draw: (refs) => <ui.TextField {...refs} label="企业名称" /> },
  TimePicker: { label: '到场时间', draw: (refs) => <ui.TimePicker {...refs} label="到场时间" /> },
  VoucherUpload: {
    label: '付款凭证',
    draw: (refs) => <ui.VoucherUpload {...refs} label="付款凭证" onUpload={neverSent} />,
  },
};

const place = document.createElement('div');
let mounted: ReturnType<typeof createRoot> | null = null;

async function mount(drawn: ReactElement) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
  mounted = createRoot(place);
  await act(async () => mounted?.render(drawn));
}

afterEach(async () => {
  await act(async () => mounted?.unmount());
  place.remove();
});

/** Controls that a label names, by an element or by an attribute. */
function labelled(label: string): Element[] {
  return [...place.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, textarea, button')].filter(
    (control) =>
      control.getAttribute('aria-label') === label ||
      [...(control.labels ?? [])].some(({ textContent }) => textContent === label),
  );
}

/** A drawn field with the refs that a page would hold. */
async function drawn({ draw }: FieldCase) {
  const held: { control: HTMLElement | null; root: HTMLElement | null } = { control: null, root: null };
  await mount(
    draw({
      ref: (element) => {
        held.control = element;
      },
      rootRef: (element) => {
        held.root = element;
      },
    }),
  );
  return held;
}

/** Registers a field as react-hook-form does; a press moves the focus. */
function Registered({ draw }: FieldCase) {
  const form = useForm<{ field: unknown }>();
  return (
    <>
      <Connected draw={draw} control={form.control} />
      <button type="button" id="fix" onClick={() => form.setFocus('field')}>
        修改
      </button>
    </>
  );
}

function Connected({ draw, control }: Pick<FieldCase, 'draw'> & { control: Control<{ field: unknown }> }) {
  const { field } = useController({ name: 'field', control });
  return draw({ ref: field.ref, rootRef: nothing });
}

describe('the refs of fields', () => {
  it('have a case for every exported field', () => {
    const isField =
      /(?:Field|Area|Select|Combobox|Picker|Cascader|Checkbox|RadioGroup|Switch|Slider|Upload|LookupBar|Captcha)$/;
    const fields = Object.keys({ ...ui, ...identity }).filter((name) => /^[A-Z]/.test(name) && isField.test(name));
    expect(Object.keys(cases)).toEqual(fields.toSorted());
  });

  describe.each(Object.entries(cases))('%s', (_name, field) => {
    it('gives as ref the control that the label names, and it takes the focus', async () => {
      const { control } = await drawn(field);
      expect(labelled(field.label)).toContain(control);
      control?.focus();
      expect(document.activeElement).toBe(control);
    });

    it('gives as rootRef the frame around the control', async () => {
      const { control, root } = await drawn(field);
      expect(root?.parentElement).toBe(place);
      expect(root?.contains(control)).toBe(true);
      expect(root).not.toBe(control);
    });

    it('takes the focus when react-hook-form sets it', async () => {
      await mount(<Registered {...field} />);
      await act(async () => {
        place.querySelector<HTMLElement>('#fix')?.click();
        // It focuses in a timer.
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect(labelled(field.label)).toContain(document.activeElement);
    });
  });
});
