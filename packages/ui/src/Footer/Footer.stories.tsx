import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { isPhone, onPhone, phone } from '../testing/phone.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Navigation/Footer 页脚',
  id: 'components-footer',
  component: Footer,
  args: {
    logo: <Illustration name="logo" ground="ink" alt="力码 LIMA" />,
    brandText: '健身器材行业工业互联网标识解析平台',
    phone: '400-000-0118',
    hours: '工作日 9:00–18:00',
    groups: [
      {
        title: '网站导航',
        links: ['应用市场', '解决方案', '生态合作', '行业资讯', '标识解析'].map((label) => ({
          label,
          href: `/${label}`,
        })),
      },
      {
        title: '推荐产品',
        links: ['标识赋码系统', '设备资产管理', '码上追溯', '智能产线看板'].map((label) => ({
          label,
          href: `/${label}`,
        })),
      },
      {
        title: '解决方案',
        links: ['全生命周期追溯', '场馆资产运维', '产业链协同', '能耗精益管理'].map((label) => ({
          label,
          href: `/${label}`,
        })),
      },
      {
        title: '友情链接',
        links: ['工业设计平台', '案例中心', '行业协会', '主管部门'].map((label) => ({
          label,
          href: `https://example.cn/${label}`,
          external: true,
        })),
      },
    ],
    qrPictures: [
      { label: '微信公众号', value: 'https://lima.example.cn/wechat' },
      { label: '扫码小程序', value: 'https://lima.example.cn/mini-program' },
    ],
    legal: [
      { label: '力码工业互联网有限公司', href: '/introduce' },
      '山东省德州市宁津县示例路 118 号',
      'service@example.cn',
    ],
    filing: '鲁ICP备00000000号',
    filingHref: 'https://beian.miit.gov.cn/',
    securityFiling: {
      label: '鲁公网安备00000000000000号',
      href: 'https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo', { name: '页脚' }));
    await expect(await footer.findByRole('img', { name: '微信公众号' })).toBeVisible();
    await expect(footer.getByRole('link', { name: '力码工业互联网有限公司' })).toHaveAttribute('href', '/introduce');
    await expect(footer.getByRole('link', { name: '鲁ICP备00000000号' })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    await expect(footer.getByRole('link', { name: '鲁公网安备00000000000000号' })).toHaveAttribute(
      'href',
      'https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000',
    );
  },
};

export const WithoutLogo: Story = { name: '没有标志图片', args: { logo: undefined } };

export const WithoutSecurityFiling: Story = {
  name: '没有公安备案',
  args: { securityFiling: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '鲁ICP备00000000号' })).toBeVisible();
    await expect(canvas.queryByText(/公网安备/)).toBeNull();
  },
};

export const Unfolded: Story = {
  name: '手机上展开一组',
  parameters: phone,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: '应用市场' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '网站导航' }));
    await expect(canvas.getByRole('link', { name: '应用市场' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '网站导航' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const LongEntries: Story = {
  name: '长名称与少量分组',
  args: {
    groups: [
      {
        title: '推荐产品',
        links: [
          { label: '全流程数字化质量追溯与能耗精益管理一体化平台（专业版）', href: '/application/list/detail/1' },
        ],
      },
      { title: '友情链接', links: [] },
    ],
  },
};

export const WithSwitch: Story = {
  name: '带开关，联系我们可点',
  args: {
    contactHref: '/contact',
    action: (
      <Button variant="onInk" size="sm" aria-pressed="false">
        大字模式
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo', { name: '页脚' }));
    await expect(footer.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/contact');
    await expect(footer.getByRole('button', { name: '大字模式' })).toBeVisible();
  },
};
