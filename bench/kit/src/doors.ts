// What one component costs in each library: npm run doors

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = 'virtual:door';

const mantine = (names: readonly string[], styles: readonly string[]) =>
  [
    ...['baseline', 'default-css-variables', 'global', ...styles].map(
      (one) => `import '@mantine/core/styles/${one}.css';`,
    ),
    `export { MantineProvider, ${names.join(', ')} } from '@mantine/core';`,
  ].join('\n');

const arco = (names: readonly string[]) =>
  [
    "import '@arco-design/web-react/es/_util/react-19-adapter';",
    ...names.map((name) => `import '@arco-design/web-react/es/${name}/style/css.js';`),
    `export { ${names.join(', ')} } from '@arco-design/web-react';`,
  ].join('\n');

const lima = (names: readonly string[], more = '') =>
  `${more}export { ThemeProvider, ${names.join(', ')} } from '@lima-id/ui';`;

const inputStyles = ['UnstyledButton', 'Input'];
const dialogStyles = ['ScrollArea', 'UnstyledButton', 'Paper', 'CloseButton', 'Overlay', 'ModalBase', 'Modal'];

/** What a page imports for one component: the component, and what its library needs to look right. */
const doors: Record<string, Record<string, string>> = {
  Button: {
    lima: lima(['Button']),
    mantine: mantine(['Button'], ['UnstyledButton', 'Loader', 'Button']),
    arco: arco(['Button']),
    antd: "export { Button } from 'antd';",
  },
  Dialog: {
    lima: lima(['Dialog']),
    mantine: mantine(['Modal'], dialogStyles),
    arco: arco(['Modal']),
    antd: "export { Modal } from 'antd';",
  },
  Table: {
    lima: lima(['Table', 'Pagination']),
    mantine: mantine(['Table', 'Pagination'], ['ScrollArea', 'UnstyledButton', 'Group', 'Table', 'Pagination']),
    arco: arco(['Table']),
    antd: "export { Table } from 'antd';",
  },
  'Form with a text field': {
    lima: lima(
      ['TextField'],
      [
        "import * as z from 'zod/mini';",
        "export { Field, Form, SubmitButton } from '@lima-id/ui/form';",
        "export const schema = z.object({ name: z.string().check(z.minLength(1, '请填写姓名')) });",
      ].join('\n'),
    ),
    mantine: `${mantine(['TextInput', 'Button'], [...inputStyles, 'Loader', 'Button'])}\nexport { useForm } from '@mantine/form';`,
    arco: arco(['Form', 'Input', 'Button']),
    antd: "export { Form, Input, Button } from 'antd';",
  },
  everything: {
    lima: "export * from '@lima-id/ui'; export * from '@lima-id/ui/identity'; export * from '@lima-id/ui/form';",
    mantine: "import '@mantine/core/styles.css'; export * from '@mantine/core'; export * from '@mantine/form';",
    arco: "import '@arco-design/web-react/dist/css/arco.css'; export * from '@arco-design/web-react';",
    antd: "export * from 'antd';",
  },
};

/** KB of scripts and styles, gzip at 9, without React itself. */
async function sizeOf(code: string): Promise<number> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'door',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })) as Rolldown.RolldownOutput;
  const parts = result.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
  return parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0) / 1000;
}

const kits = ['lima', 'mantine', 'arco', 'antd'];
console.log(`| KB, gzip, without React | ${kits.join(' | ')} | ours / best |`);
console.log(`|---|${kits.map(() => '---:|').join('')}---:|`);
for (const [name, codes] of Object.entries(doors)) {
  const sizes: number[] = [];
  for (const kit of kits) sizes.push(await sizeOf(codes[kit] ?? ''));
  const [ours = Number.NaN, ...others] = sizes;
  console.log(
    `| ${name} | ${sizes.map((size) => size.toFixed(1)).join(' | ')} | ${(ours / Math.min(...others)).toFixed(2)} |`,
  );
}
