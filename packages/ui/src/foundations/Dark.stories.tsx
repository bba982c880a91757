import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeAnatomy } from '../CodeAnatomy/CodeAnatomy.tsx';
import { BarByUnit } from '../charts/BarByUnit.tsx';
import { ShareDonut } from '../charts/ShareDonut.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FactGrid } from '../FactGrid/FactGrid.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { Link } from '../Link/Link.tsx';
import { LookupBar } from '../LookupBar/LookupBar.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Table } from '../Table/Table.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { ToastNotice } from '../Toast/ToastNotice.tsx';
import { Column, Ground, Row } from '../testing/Ground.tsx';
import { BrandScopes } from './BrandScopes.tsx';

const meta = {
  title: 'Foundations/Dark theme 深色主题',
  id: 'foundations-dark',
  parameters: { layout: 'padded' },
  globals: { mode: 'dark' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const code = '88.118.001/GT-2026-000123';

const actions = (
  <Row>
    <Button>提交申请</Button>
    <Button variant="secondary">返回修改</Button>
    <Button variant="text">查看详情</Button>
    <Button variant="ink">进入控制台</Button>
    <Button variant="danger">发出召回</Button>
    <Button loading>提交申请</Button>
    <Button disabled>提交申请</Button>
    <Link href="/help">标识编码规则</Link>
  </Row>
);

export const Actions: Story = {
  name: '按钮与链接',
  render: () => (
    <Column>
      {actions}
      <Ground>
        <Row>
          <ButtonLink variant="onInk" href="/home">
            返回首页
          </ButtonLink>
          <Button>立即查询</Button>
        </Row>
      </Ground>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const page = getComputedStyle(canvasElement.ownerDocument.documentElement);
    await expect(page.colorScheme).toBe('dark');
    await expect(getComputedStyle(canvasElement.ownerDocument.body).backgroundColor).toBe('rgb(11, 19, 34)');
  },
};

const fields = (
  <Column>
    <TextField label="企业名称" placeholder="请输入企业全称" description="与营业执照一致" />
    <TextField label="统一社会信用代码" defaultValue="91371422MA0000" error="请输入 18 位统一社会信用代码" />
    <Select
      label="所属地区"
      defaultValue="371422"
      options={[
        { value: '371422', label: '山东省 德州市 宁津县' },
        { value: '371402', label: '山东省 德州市 德城区' },
      ]}
    />
    <RadioGroup
      label="企业类型"
      defaultValue="4"
      options={[
        { value: '4', label: '企业' },
        { value: '3', label: '事业单位' },
      ]}
    />
    <Checkbox defaultChecked>我已阅读并同意《用户协议》</Checkbox>
    <TextField label="企业前缀" defaultValue="88.118.001" disabled />
  </Column>
);

export const Fields: Story = { name: '表单', render: () => fields };

export const Feedback: Story = {
  name: '提示与空状态',
  render: () => (
    <Column>
      <Row>
        <Tag>草稿</Tag>
        <Tag tone="info">自研</Tag>
        <Tag tone="success">已通过</Tag>
        <Tag tone="warning">待审核</Tag>
        <Tag tone="danger">已驳回</Tag>
        <Tag variant="ink">热门</Tag>
      </Row>
      <InlineAlert tone="info">审核需要 1-2 个工作日</InlineAlert>
      <InlineAlert tone="success">企业前缀已通过审核</InlineAlert>
      <InlineAlert tone="warning">营业执照将于 30 天后到期</InlineAlert>
      <InlineAlert tone="danger">此产品已发布召回，请停止使用</InlineAlert>
      <ToastNotice tone="success" text="提交成功，我们将在1个工作日内与您联系" />
      <Skeleton height={20} lines={3} />
      <EmptyState kind="notFound" />
    </Column>
  ),
};

export const Opened: Story = {
  name: '对话框',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ minHeight: 600 }}>
      <Dialog
        open
        onOpenChange={fn()}
        title="提交前请核对"
        description="再次提交将覆盖之前的信息，是否继续？"
        footer={
          <>
            <Button variant="secondary">取消</Button>
            <Button>提交申请</Button>
          </>
        }
      >
        已有一份审核记录，提交于 2026-05-18 10:20。
      </Dialog>
    </div>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '提交前请核对' });
    await expect(getComputedStyle(dialog).backgroundColor).toBe('rgb(27, 40, 65)');
  },
};

const repairs = [
  { order: 'WX-2026-000318', part: '跑带', state: '已完成' },
  { order: 'WX-2026-000327', part: '电机控制器', state: '维修中' },
  { order: 'WX-2026-000331', part: '安全锁', state: '待派单' },
];

export const Data: Story = {
  name: '表格、步骤与记录',
  render: () => (
    <Column>
      <Stepper steps={[{ title: '填写并提交' }, { title: '审核中' }, { title: '完成' }]} current={1} />
      <Table
        caption="维修记录"
        columns={[
          { key: 'order', head: '工单号', face: 'code' },
          { key: 'part', head: '部件' },
          { key: 'state', head: '状态' },
        ]}
        rows={repairs}
        rowKey="order"
      />
      <Pagination total={96} defaultPage={3} />
      <DescriptionList
        items={[
          { label: '产品型号', value: 'GT-6 Pro' },
          { label: '标识编码', value: code, face: 'code' },
        ]}
      />
      <FactGrid facts={[{ label: '企业前缀', value: '88.118.001', face: 'code' }]} />
      <Timeline
        entries={[
          { id: 'two', time: '2026-05-09 16:40', title: '出库', text: '发往华东仓' },
          { id: 'one', time: '2026-05-06 09:12', title: '下线', text: '总装三线' },
        ]}
      />
    </Column>
  ),
};

export const Identity: Story = {
  name: '标识与插图',
  render: () => (
    <Column>
      <LookupBar onLookup={fn()} onScan={fn()} />
      <CodeAnatomy identifier={code} variant="header" />
      <Ground>
        <CodeAnatomy identifier={code} variant="header" ground="ink" />
      </Ground>
      <Row>
        <QrCode value="https://id.example.cn/88.118.001/GT-2026-000123" label="扫码查询" width={120} />
        <Illustration name="logo" alt="力码" />
        <Illustration name="treadmill" width={200} />
        <Illustration name="dumbbell" width={200} />
      </Row>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '力码' })).toHaveAttribute(
      'src',
      '/illustrations/logo-on-ink.svg',
    );
  },
};

const units = [
  { name: '总装线', value: { quality: 14, equipment: 9, material: 6, other: 3 } },
  { name: '喷涂线', value: { quality: 22, equipment: 8, material: 9, other: 4 } },
  { name: '焊接站', value: { quality: 9, equipment: 12, material: 2, other: 5 } },
];

const shares = [
  { name: '有氧器械', share: 46 },
  { name: '力量器械', share: 28 },
  { name: '户外与小件', share: 16 },
  { name: '康复与其他', share: 10 },
];

export const Charts: Story = {
  name: '图表',
  render: () => (
    <Column>
      <BarByUnit title="异常次数" unit="次" units={units} />
      <ShareDonut title="品类构成" parts={shares} centerLabel="2025 年" centerValue="1,532 亿" />
      <Ground>
        <ShareDonut title="品类构成" parts={shares} centerLabel="2025 年" centerValue="1,532 亿" ground="ink" />
      </Ground>
    </Column>
  ),
};

export const Brands: Story = {
  name: '三个品牌',
  render: () => (
    <BrandScopes mode="dark">
      {({ drawings }) => (
        <Column>
          {actions}
          <CodeAnatomy identifier={code} variant="header" />
          <Row>
            {drawings.slice(0, 2).map((drawing) => (
              <Illustration key={drawing} name={drawing} width={150} />
            ))}
          </Row>
        </Column>
      )}
    </BrandScopes>
  ),
};

export const Large: Story = {
  name: '深色大字高对比',
  globals: { mode: 'darkLarge' },
  render: () => (
    <Column>
      {actions}
      {fields}
    </Column>
  ),
};
