import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CodeAnatomy } from '../CodeAnatomy/CodeAnatomy.tsx';
import { attacks } from './attacks.test.data.ts';
import { RichText, useRichTextHeadings } from './RichText.tsx';

const article = `
<h2>一、编码到哪一级</h2>
<p>多数企业从整机开始。整机编码解决了「这台器材是谁造的」，但回答不了「这批电机装到了哪些器材上」。一旦出现批次性问题，召回范围只能按整机生产日期估算，往往比实际大出数倍。</p>
<p>我们的建议是：凡是<strong>单独采购、单独失效、单独更换</strong>的部件，都应当有自己的编码。以跑步机为例，通常是电机、跑板、控制器三件。</p>
<figure><img src="/illustrations/treadmill.svg" alt="跑步机整机与三类关键部件" width="320" height="240"><figcaption>图 1　整机与三类关键部件的编码关系</figcaption></figure>
<h2>二、什么时候赋码</h2>
<p>赋码越早，数据越完整；但太早会遇到返工件与报废件的编码回收问题。比较稳妥的做法是分两步：</p>
<ol><li>部件在来料检验合格后赋码，不合格品不进入编码体系；</li><li>整机在总装首工位生成编码、末工位激活，中途下线的编码自动作废。</li></ol>
<blockquote>编码不是贴在产品上的标签，而是产品在网络中的唯一入口。</blockquote>
<h2>三、数据给谁看</h2>
<p>同一个码，对监管、经销商与消费者应当展示不同内容。字段级授权需要在建模时就留好位置，下表是一份可以直接使用的起点。</p>
<table><thead><tr><th>字段</th><th>消费者</th><th>经销商</th><th>监管</th></tr></thead><tbody>
<tr><th>型号与出厂日期</th><td>可见</td><td>可见</td><td>可见</td></tr>
<tr><th>质检结论</th><td>可见</td><td>可见</td><td>可见</td></tr>
<tr><th>工艺参数</th><td>—</td><td>—</td><td>授权后可见</td></tr>
<tr><th>流向与库存</th><td>—</td><td>本企业可见</td><td>授权后可见</td></tr></tbody></table>
<p>想进一步了解，可参考<a href="/news/detail/2">《力量器械行业数据模板》</a>，或用一个真实编码试一试：<a href="/product_scene?identifier=88.118.001%2FGT-2026-000123"><code>88.118.001/GT-2026-000123</code></a></p>`;

const meta = {
  title: 'Data display/RichText 富文本',
  id: 'components-richtext',
  component: RichText,
  args: { html: article },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  name: '全部元素',
  args: {
    html: `
<h1>一级标题</h1><p>正文，含<strong>加粗</strong>、<i>强调</i>、<u>下划线</u>、<s>删除</s>、<mark>标记</mark>、H<sub>2</sub>O、m<sup>2</sup>、<kbd>Enter</kbd> 与 <code>appId</code>。<small>小字说明。</small></p>
<h2>二级标题</h2><ul><li>第一项<ul><li>里面一项</li><li>里面二项</li></ul></li><li>第二项</li></ul>
<h3>三级标题</h3><ol start="9"><li>从九开始</li><li>十</li></ol>
<h4>四级标题</h4><dl><dt>标识前缀</dt><dd>由二级节点分配，全国唯一。</dd><dt>标识后缀</dt><dd>由企业自行编制。</dd></dl>
<blockquote><p>引用的一段话。</p></blockquote>
<pre><code>GET /api/v1/identifier/88.118.001/GT-2026-000123
Authorization: Bearer ...
X-A-Very-Long-Header: 0123456789012345678901234567890123456789012345678901234567890123456789</code></pre>
<hr><p><img src="/illustrations/bike.svg" alt="动感单车" width="200" height="150"></p>
<p>外站：<a href="https://example.cn/standard" target="_self">国家标准全文</a>；邮箱：<a href="mailto:service@example.cn">service@example.cn</a>。</p>`,
  },
};

export const WideTable: Story = {
  name: '宽表格在内部滚动',
  args: {
    html: `<table><caption>各机型参数</caption><thead><tr>${Array.from({ length: 9 }, (_, index) => `<th>参数 ${index + 1}</th>`).join('')}</tr></thead><tbody>${['GT-6 Pro', 'SB-300', 'RW-20'].map((name) => `<tr><td>${name}</td>${Array.from({ length: 8 }, (_, index) => `<td>${(index + 1) * 1200} mm</td>`).join('')}</tr>`).join('')}</tbody></table>`,
  },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('group', { name: '各机型参数' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    frame.blur();
    const names = within(canvasElement).getAllByRole('cell', { name: /^(?:GT-6 Pro|SB-300|RW-20)$/ });
    for (const name of names) {
      const line = document.createRange();
      line.selectNodeContents(name);
      await expect(line.getClientRects()).toHaveLength(1);
    }
  },
};

export const Codes: Story = {
  name: '单独成段的编码',
  args: {
    html: '<h2>编码规则示例</h2><p><code>88.118.001/GT-2026-000123</code></p><p>每台整机一个编码。</p>',
    drawCode: (code) => <CodeAnatomy identifier={code} variant="header" />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '企业前缀 001' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: '没有断点的长文字',
  args: {
    html: `<p>${'88.118.001/'.repeat(30)}</p><p>${'一行最多四十八个汉字，超出的部分换到下一行，读起来不会丢行。'.repeat(4)}</p>`,
  },
  play: async ({ canvasElement }) => {
    const [, text] = within(canvasElement).getAllByText(/./);
    await expect(text?.getBoundingClientRect().width).toBeLessThanOrEqual(768);
  },
};

export const Empty: Story = { name: '没有内容', args: { html: '' } };

function WithContents({ html }: { html: string }) {
  const headings = useRichTextHeadings({ html, headingLevel: 3 });
  return (
    <>
      <nav aria-label="本文目录">
        {headings.map(({ id, text, level }) => (
          <p key={id}>
            <a href={`#${id}`}>
              {level} {text}
            </a>
          </p>
        ))}
      </nav>
      <h1>文章</h1>
      <h2>正文</h2>
      <RichText html={html} headingLevel={3} />
    </>
  );
}

export const Headings: Story = {
  name: '标题级别与目录',
  args: { html: '<h1>一、概述</h1><h4>背景</h4><h1>二、结论</h1><h2></h2><p>正文。</p>' },
  render: ({ html }) => <WithContents html={html} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading').map(({ tagName, textContent }) => tagName + textContent)).toEqual([
      'H1文章',
      'H2正文',
      'H3一、概述',
      'H4背景',
      'H3二、结论',
    ]);
    for (const link of canvas.getAllByRole('link')) {
      const target = document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
      await expect(link).toHaveTextContent(target?.textContent ?? 'nothing');
    }
  },
};

export const Links: Story = {
  name: '链接',
  args: {
    html: '<p><a href="/news">站内</a> <a href="https://example.cn" target="evil" rel="opener">站外</a> <a href="javascript:void 0">无效</a></p>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '站内' })).not.toHaveAttribute('target');
    const outer = canvas.getByRole('link', { name: /^站外\s*（在新窗口打开）$/ });
    await expect(outer).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(outer).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('link', { name: '无效' })).toBeNull();
  },
};

const forbidden =
  'script, style, iframe, object, embed, svg, math, form, input, button, base, meta, link, template, noscript, video, audio, [style], [class]:not(a[target] > span:last-child), [name], [srcset], [role]:not([role="group"])';

/** Lists everything executable in an element, in the DOM as the browser sees it. */
function dangers(root: Element): string[] {
  const found = [...root.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML);
  for (const { attributes, outerHTML } of root.querySelectorAll('*')) {
    for (const { name, value } of attributes) {
      const leads = name === 'href' || name === 'src';
      const isSafe = !leads || /^(?:https?|mailto|tel):$/.test(new URL(value, document.baseURI).protocol);
      if (name.startsWith('on') || !isSafe || (name === 'id' && !value.startsWith('section-'))) found.push(outerHTML);
    }
  }
  return found;
}

export const Dangerous: Story = {
  name: '危险内容被去除',
  render: () => (
    <>
      {Object.entries(attacks).map(([name, html]) => (
        <div key={name} data-attack={name}>
          <RichText html={html} />
        </div>
      ))}
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-attack]')];
    await expect(boxes).toHaveLength(Object.keys(attacks).length);
    for (const box of boxes) {
      const text = box.firstElementChild;
      await expect(text === null ? ['nothing'] : dangers(text), box.outerHTML).toEqual([]);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect('__ran' in window).toBe(false);
    await expect(document.getElementById('location')).toBeNull();
    await expect(document.getElementById('document')).toBeNull();
  },
};

const messy = [
  article,
  '<p>一<p>二<table><tr><td>甲<td>乙</table>后',
  '<p><b>粗<div>块</b>外</div></p>尾',
  '<table>乱<tr>码<td><table><tr><td>里</table></table>',
  '<ul>散<li>一<p>二</ul><li>三</li><td>四</td><tr>五',
  '<a href="/1">一<a href="/2">二</a></a><h2>甲<h3>乙</h2>',
  '<figure><figcaption>图</figure><dl><dd>释<dt>词</dl><pre>\n码</pre>',
  '<section><p>段</section><center>中</center><font><p>里</font>',
  ...Object.values(attacks),
];

export const FromServer: Story = {
  name: '服务器先渲染',
  render: () => <div data-testid="page" />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByTestId('page');
    for (const html of messy) {
      const root = document.createElement('div');
      root.innerHTML = renderToString(<RichText html={html} />);
      const rendered = root.firstElementChild;
      page.replaceChildren(root);
      const onRecoverableError = fn();
      const hydrated = hydrateRoot(
        root,
        <RichText html={html} ref={(text) => text?.setAttribute('data-alive', '')} />,
        {
          onRecoverableError,
        },
      );
      await waitFor(() => expect(root.firstElementChild).toHaveAttribute('data-alive'));
      // Server markup is hydrated and not rendered again, whatever the HTML.
      await expect(onRecoverableError, html).not.toHaveBeenCalled();
      await expect(root.firstElementChild).toBe(rendered);
      hydrated.unmount();
    }
    page.textContent = `${messy.length}`;
  },
};
