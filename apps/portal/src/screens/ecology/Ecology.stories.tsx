import { contract } from '@lima-id/api';
import { findApps, mockEndpoint } from '@lima-id/api/msw';
import { agentSalesTeamOver } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import { Cooperation } from './Cooperation.tsx';
import { EcologyHead } from './EcologyHead.tsx';
import EcologyScreen from './EcologyScreen.tsx';
import { ecology, type ShownEcology } from './ecology.ts';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));

const meta = {
  title: 'Screens/Ecology 生态',
  id: 'screens-ecology',
  component: PageStory,
  args: { screen: <EcologyScreen />, path: '/ecology' },
  parameters: { layout: 'fullscreen', msw: { handlers: [products] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: '生态合作',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, ecology.title);
    await expect(document.title).toBe('生态合作 - 力码');
    await expect(canvas.getByRole('link', { name: '生态合作', current: true })).toBeVisible();
    const sections = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(sections.slice(0, 5)).toEqual([
      '伙伴带来场景，平台提供底座',
      '两类合作，六种身份',
      '加入之后，您会得到什么',
      '先看看是否符合',
      '四步完成入驻',
    ]);
    await expect(canvas.getAllByRole('button', { name: '立即加入' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: '了解合作类型' })).toHaveAttribute('href', '#types');

    const agents = within(canvas.getByRole('region', { name: '渠道代理商' }));
    const identities = agents.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
    await expect(identities).toEqual(['普通代理', '高级代理', '区域独家代理']);
    agents.getByRole('button', { name: '申请成为普通代理' }).focus();
    await userEvent.tab();
    await expect(agents.getByRole('button', { name: '申请成为高级代理' })).toHaveFocus();
    agents.getByRole('button', { name: '申请成为高级代理' }).blur();

    const team = canvas.getByRole('row', { name: /团队规模/ });
    await expect(team).toHaveTextContent(`销售团队超过${agentSalesTeamOver}人`);
    await expect(canvas.getByText('留下联系方式，1个工作日内由生态经理与您联系。')).toBeVisible();
  },
};

const longText = '面向整机、部件与场馆企业开放编码、解析、授权与行业数据模板，伙伴在同一套标识上开发、实施并长期服务。';
const longName = '跨区域联合实施与长期运维解决方案服务商';
const longTypes: ShownEcology['types'] = {
  ...ecology.types,
  text: longText,
  technology: {
    ...ecology.types.technology,
    text: longText,
    identities: ecology.types.technology.identities.map((identity, at) =>
      at === 1 ? identity : { name: `${longName}${at}`, text: longText, gain: '区域项目机会优先推荐' },
    ),
  },
};
const long = { ...ecology, title: '一起把健身器材行业的整条产业链，从来料到场馆，编进同一套码里', summary: longText };

export const LongText: Story = {
  name: '长文字',
  args: {
    screen: (
      <>
        <EcologyHead page={long} />
        <Cooperation types={longTypes} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await pageShown(canvasElement, long.title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
