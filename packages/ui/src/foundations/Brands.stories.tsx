import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeAnatomy } from '../CodeAnatomy/CodeAnatomy.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { LookupBar } from '../LookupBar/LookupBar.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SceneTabPanel, SceneTabs } from '../SceneTabs/SceneTabs.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Column, Ground, Row } from '../testing/Ground.tsx';
import { type Brand, type BrandColourReason, checkBrandColour, primaryScale, primarySteps } from '../theme.ts';
import { Proposal, Scale } from './BrandScopes.styles.ts';
import { BrandScopes } from './BrandScopes.tsx';

const meta = {
  title: 'Foundations/Brands 品牌',
  id: 'foundations-brands',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story that shows the same parts in the three brands. */
function inBrands(name: string, parts: (brand: Brand) => ReactNode): Story {
  return { name, render: (_, { globals }) => <BrandScopes mode={globals.mode}>{parts}</BrandScopes> };
}

/** A page has one header, one footer and one search; here there are three of each. */
const landmarksRepeated = {
  a11y: {
    config: {
      rules: ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique'].map((id) => ({
        id,
        enabled: false,
      })),
    },
  },
};

const codes: Record<string, string> = {
  力码: '88.118.001/GT-2026-000123',
  药联: '88.206.014/YP-2026-031877',
  光码: '88.133.052/LED-2026-40219',
};

export const Scales: Story = {
  ...inBrands('主色阶', ({ primary }) => {
    const scale = typeof primary === 'string' ? primaryScale(primary) : primary;
    return (
      <Scale>
        {primarySteps.map((step) => (
          <span key={step} style={{ background: scale[step] }} />
        ))}
      </Scale>
    );
  }),
  play: async ({ canvasElement }) => {
    const colours = Array.from(canvasElement.querySelectorAll('[data-brand]'), (scope) =>
      getComputedStyle(scope).getPropertyValue('--lima-action-primary-bg'),
    );
    await expect(new Set(colours).size).toBe(3);
  },
};

export const Buttons = inBrands('按钮与链接', () => (
  <Row>
    <Button>提交申请</Button>
    <Button variant="secondary">返回修改</Button>
    <Button variant="text">查看详情</Button>
    <Button loading>提交申请</Button>
    <Button disabled>提交申请</Button>
    <ButtonLink variant="text" flush href="/solutions" iconAfter={<ArrowRightIcon size={16} />}>
      查看方案
    </ButtonLink>
    <Link href="/help">标识编码规则</Link>
    <Tag tone="info">自研</Tag>
  </Row>
));

export const Fields = inBrands('表单', ({ name }) => (
  <Column>
    <TextField label={`${name}账号`} placeholder="请输入用户名或手机号" />
    <RadioGroup
      label={`${name}企业类型`}
      defaultValue="4"
      options={[
        { value: '4', label: '企业' },
        { value: '3', label: '事业单位' },
      ]}
    />
    <Checkbox defaultChecked>我已阅读并同意《{name}用户协议》</Checkbox>
  </Column>
));

export const Lookup: Story = {
  ...inBrands('查询条', () => <LookupBar onLookup={fn()} onScan={fn()} />),
  parameters: landmarksRepeated,
};

export const Code = inBrands('标识结构', ({ name }) => {
  const identifier = codes[name] ?? '';
  return (
    <Column>
      <CodeAnatomy identifier={identifier} variant="header" />
      <Ground>
        <CodeAnatomy identifier={identifier} variant="header" ground="ink" />
      </Ground>
    </Column>
  );
});

const scenes = [
  { value: 'a', label: '产品追溯', templateCode: 'traceability', icon: '', count: 12, needsVerification: false },
  { value: 'b', label: '维保记录', templateCode: 'management', icon: '', count: 3, needsVerification: true },
] as const;

export const Scenes = inBrands('场景菜单', ({ name }) => (
  <SceneTabs tabs={scenes} value="a" onValueChange={fn()} title={`${name}标识场景`}>
    <SceneTabPanel value="a">
      <Timeline
        entries={[
          { id: 'two', time: '2026-05-09 16:40', title: '出库', text: '发往华东仓' },
          { id: 'one', time: '2026-05-06 09:12', title: '下线', text: '总装三线' },
        ]}
      />
    </SceneTabPanel>
    <SceneTabPanel value="b">维保记录</SceneTabPanel>
  </SceneTabs>
));

export const Drawings = inBrands('插图与栏目', ({ drawings, industry }) => (
  <Column>
    <SectionHead index="01" label="标识解析" title={`${industry}，一物一码`} />
    <Row>
      {drawings.map((drawing) => (
        <Illustration key={drawing} name={drawing} width={150} />
      ))}
    </Row>
    <Ground>
      <Row>
        {drawings.map((drawing) => (
          <Illustration key={drawing} name={drawing} width={150} ground="ink" />
        ))}
      </Row>
    </Ground>
    <EmptyState kind="notFound" />
  </Column>
));

export const Headers: Story = {
  ...inBrands('页头', () => (
    <Header
      logo={<Illustration name="logo" />}
      logoHref="/home"
      items={[
        { label: '应用市场', href: '/application' },
        { label: '标识解析', href: '/resolve', active: true },
        { label: '行业资讯', href: '/news' },
      ]}
      user={null}
      onLogin={fn()}
      onRegister={fn()}
      onScan={fn()}
    />
  )),
  parameters: { layout: 'fullscreen', ...landmarksRepeated },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const name of ['力码', '药联', '光码']) {
      await expect(page.getByRole('link', { name: `${name}首页` })).toBeVisible();
    }
  },
};

export const Footers: Story = {
  ...inBrands('页脚', ({ name, company }) => (
    <Footer
      logo={<Illustration name="logo" ground="ink" alt={name} />}
      brandText={company.tagline}
      phone={company.phone}
      hours={company.hours}
      groups={[{ title: '网站导航', links: [{ label: '应用市场', href: '/application' }] }]}
      qrPictures={[{ label: '微信公众号', value: 'https://www.example.cn/official-account' }]}
      legal={[company.legalName, company.address, company.email]}
      filing={company.filing}
    />
  )),
  parameters: { layout: 'fullscreen', ...landmarksRepeated },
};

function said(reason: BrandColourReason): string {
  if (reason.kind === 'notAColour') return '不是颜色';
  const use = { buttonText: '按钮文字', linkText: '链接文字', marks: '图形' }[reason.use];
  return `${use} ${reason.ratio.toFixed(2)}（至少 ${reason.least}）`;
}

export const Refused: Story = {
  name: '被拒绝的品牌色与建议',
  render: () => (
    <Column>
      {['#1582F1', '#FFCC00', '#00C2A8', '#FF6A00', '#E60012', '#9AA5B1'].map((colour) => {
        const verdict = checkBrandColour(colour);
        if (verdict.ok) return null;
        return (
          <Proposal key={colour}>
            <i style={{ background: colour }} />
            <i style={{ background: verdict.proposal ?? undefined }} />
            <span>
              {colour} → {verdict.proposal}：{verdict.reasons.map(said).join('，')}
            </span>
          </Proposal>
        );
      })}
    </Column>
  ),
};
