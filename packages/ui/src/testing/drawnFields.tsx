import { endOfChinaDay, startOfChinaDay, type TimeRange } from '@lima-id/domain';
import { type ReactElement, useState } from 'react';
import { LookupBar } from '../identity/index.ts';
import {
  AmountField,
  AvatarUpload,
  Checkbox,
  CodeField,
  Combobox,
  DatePicker,
  DateRangePicker,
  FileUpload,
  IdCardUpload,
  LicenceUpload,
  NumberField,
  Pagination,
  PasswordField,
  RadioGroup,
  Slider,
  Switch,
  Table,
  TextArea,
  TextField,
  TimePicker,
  VoucherUpload,
} from '../index.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field with controls that can be used before it is hydrated. */
interface DrawnField {
  /** Its component. */
  component: string;
  /** `report` receives what the field reports. */
  draw: (report: (value: unknown) => void) => ReactElement;
  /** Uses its controls, as a person does before the scripts have come. */
  fill: (controls: readonly Control[]) => void;
  /** What it reports, each time; a file is reported once it is uploaded. */
  reported: readonly unknown[];
  /** The values of its controls from then on; true or false for checkboxes and radio buttons. */
  shown: readonly (string | boolean)[];
}

const nothing = () => undefined;
const neverSent = () => new Promise<string>(nothing);

const type =
  (...texts: string[]) =>
  (controls: readonly Control[]) => {
    for (const [index, text] of texts.entries()) Object.assign(controls[index] ?? {}, { value: text });
  };

const tick =
  (...places: number[]) =>
  (controls: readonly Control[]) => {
    for (const place of places) Object.assign(controls[place] ?? {}, { checked: true });
  };

function chooseFile(controls: readonly Control[]) {
  const data = new DataTransfer();
  data.items.add(new File(['no picture'], 'note.txt', { type: 'text/plain' }));
  Object.assign(controls[0] ?? {}, { files: data.files });
}

const [firstDay, lastDay] = ['2026-05-01', '2026-05-18'] as const;
const range: TimeRange = {
  startTime: startOfChinaDay(Date.parse(`${firstDay}T00:00:00+08:00`)),
  endTime: endOfChinaDay(Date.parse(`${lastDay}T00:00:00+08:00`)),
};

function Range({ report }: { report: (value: unknown) => void }) {
  const [value, setValue] = useState<TimeRange | null>(null);
  return (
    <DateRangePicker
      label="统计时间"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        report(next);
      }}
    />
  );
}

/** Every field that is drawn with native controls, as `hydration.test.tsx` finds them in the markup of the specimens. */
export const drawnFields: readonly DrawnField[] = [
  {
    component: 'TextField',
    draw: (report) => <TextField label="企业名称" onValueChange={report} />,
    fill: type('山东泰岳'),
    reported: ['山东泰岳'],
    shown: ['山东泰岳'],
  },
  {
    component: 'TextField',
    draw: (report) => <TextField label="企业名称" defaultValue="山东泰岳" onValueChange={report} />,
    fill: type(''),
    reported: [''],
    shown: [''],
  },
  {
    component: 'PasswordField',
    draw: (report) => <PasswordField label="密码" purpose="current" onValueChange={report} />,
    fill: type('Lima@2026'),
    reported: ['Lima@2026'],
    shown: ['Lima@2026'],
  },
  {
    component: 'LookupBar',
    draw: (report) => <LookupBar onLookup={nothing} onValueChange={report} />,
    fill: type('88.118.001/GT-2026-000123'),
    reported: ['88.118.001/GT-2026-000123'],
    shown: ['88.118.001/GT-2026-000123'],
  },
  {
    component: 'TextArea',
    draw: (report) => <TextArea label="咨询内容" limit={300} onValueChange={report} />,
    fill: type('第一行\n第二行'),
    reported: ['第一行\n第二行'],
    shown: ['第一行\n第二行'],
  },
  {
    component: 'TextArea',
    draw: (report) => <TextArea label="咨询内容" defaultValue="第一行" onValueChange={report} />,
    fill: type('第一行\n第二行'),
    reported: ['第一行\n第二行'],
    shown: ['第一行\n第二行'],
  },
  {
    component: 'NumberField',
    draw: (report) => <NumberField label="份数" onValueChange={report} />,
    fill: type('12'),
    reported: ['12'],
    shown: ['12'],
  },
  {
    component: 'AmountField',
    draw: (report) => <AmountField label="付款金额" onValueChange={report} />,
    fill: type('1234'),
    reported: ['1234'],
    shown: ['1,234'],
  },
  {
    component: 'CodeField',
    draw: (report) => <CodeField label="验证码" onValueChange={report} />,
    fill: type('12 34'),
    reported: ['1234'],
    shown: ['1234'],
  },
  {
    component: 'CodeField',
    draw: (report) => <CodeField label="验证码" maxDigits={4} variant="boxes" onComplete={report} />,
    fill: type('1234'),
    reported: ['1234'],
    shown: ['1234'],
  },
  {
    component: 'DatePicker',
    draw: (report) => <DatePicker label="付款日期" onValueChange={report} />,
    fill: type('2026-5-18'),
    reported: ['2026-5-18'],
    shown: ['2026-5-18'],
  },
  {
    component: 'DateRangePicker',
    draw: (report) => <Range report={report} />,
    fill: type(firstDay, lastDay),
    reported: [range],
    shown: [firstDay, lastDay],
  },
  {
    component: 'Checkbox',
    draw: (report) => <Checkbox onCheckedChange={report}>我已阅读并同意协议</Checkbox>,
    fill: tick(0),
    reported: [true],
    shown: [true],
  },
  {
    component: 'RadioGroup',
    draw: (report) => (
      <RadioGroup
        label="企业类型"
        options={[
          { value: '4', label: '企业' },
          { value: '5', label: '事业单位' },
        ]}
        onValueChange={report}
      />
    ),
    fill: tick(1),
    reported: ['5'],
    shown: [false, true],
  },
  {
    component: 'Pagination',
    draw: (report) => <Pagination total={40} defaultPageSize={9} pageSizes={[9, 18]} jump onPageSizeChange={report} />,
    fill: type('18', '2'),
    reported: [18],
    shown: ['18', '2'],
  },
  {
    component: 'Table',
    draw: (report) => (
      <Table
        caption="维修记录"
        columns={[{ key: 'order', head: '工单号', cell: (order: string) => order, face: 'code' }]}
        rows={['WX-1', 'WX-2', 'WX-3']}
        rowKey={(order) => order}
        selection={{ rowName: (order) => order, onValueChange: report }}
      />
    ),
    fill: tick(1, 3),
    reported: [['WX-1'], ['WX-1', 'WX-3']],
    shown: [false, true, false, true],
  },
  ...[
    { component: 'AvatarUpload', drawn: <AvatarUpload label="头像" name="陈立群" onUpload={neverSent} />, shown: [''] },
    { component: 'LicenceUpload', drawn: <LicenceUpload label="证照图片" onUpload={neverSent} />, shown: [''] },
    // Beside the chosen picture is the place for another one.
    { component: 'FileUpload', drawn: <FileUpload label="质检报告" onUpload={neverSent} />, shown: [''] },
    { component: 'VoucherUpload', drawn: <VoucherUpload label="付款凭证" onUpload={neverSent} />, shown: ['', ''] },
  ].map(({ component, drawn, shown }) => ({ component, draw: () => drawn, fill: chooseFile, reported: [], shown })),
  {
    component: 'IdCardUpload',
    draw: () => <IdCardUpload label="证件照片" onUpload={neverSent} />,
    fill: chooseFile,
    reported: [],
    shown: ['', ''],
  },
  {
    component: 'Switch',
    draw: (report) => <Switch label="接收召回通知" onCheckedChange={report} />,
    fill: tick(0),
    reported: [true],
    shown: [true],
  },
  {
    component: 'TimePicker',
    draw: (report) => <TimePicker label="到场时间" onValueChange={report} />,
    fill: type('15:05'),
    reported: ['15:05'],
    shown: ['15:05'],
  },
  {
    component: 'Combobox',
    draw: (report) => (
      <Combobox label="生产企业" options={[{ value: '001', label: '山东泰岳' }]} onValueChange={report} />
    ),
    fill: type('泰岳'),
    // Chosen once the field is left or a key takes it.
    reported: [],
    shown: ['泰岳'],
  },
  {
    component: 'Slider',
    draw: (report) => <Slider label="抽检比例" onValueChange={report} />,
    fill: type('30'),
    reported: [30],
    shown: ['30'],
  },
  {
    component: 'Slider',
    draw: (report) => <Slider label="负载" range onValueChange={report} />,
    fill: type('20', '60'),
    reported: [[20, 60]],
    shown: ['20', '60'],
  },
];

/** Controls that are of no use before they are hydrated: the slide has no picture yet, the film no length. */
export const lateFields: readonly string[] = ['SliderCaptcha', 'VideoPlayer'];
