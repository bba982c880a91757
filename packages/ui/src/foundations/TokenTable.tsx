import { type CSSProperties, useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { CopyIcon } from '../icons/icons.tsx';
import { Table } from '../Table/Table.tsx';
import type { TableColumn } from '../Table/tableProps.ts';
import { TextField } from '../TextField/TextField.tsx';
import { darkTheme } from '../tokens/darkTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import type { TokenName } from '../tokens/token.ts';
import { useDocLanguage, useDocTexts } from './docTexts.ts';
import { Jobs, Said, Sample, Samples } from './TokenTable.styles.ts';
import { jobOf, sampleOf, type TokenJobName, tokenJobNames, tokenJobs } from './tokenJobs.ts';

/** Milliseconds for which the message about a copy is shown. */
const saidMs = 2_000;

interface Row {
  name: TokenName;
  light: string;
  dark: string;
}

const rows: readonly Row[] = (Object.keys(lightTheme) as TokenName[]).map((name) => ({
  name,
  light: lightTheme[name],
  dark: darkTheme[name],
}));

interface TokenTableProps {
  /** All of them by default. */
  jobs?: readonly TokenJobName[];
}

/** Tokens by what they are for, with their values in the light and the dark theme; found by name, value or job, and copied by name. */
export function TokenTable({ jobs = tokenJobNames }: TokenTableProps) {
  const texts = useDocTexts();
  const language = useDocLanguage();
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), saidMs);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(name: TokenName) {
    try {
      await navigator.clipboard.writeText(name);
      setSaid(texts.copied(name));
    } catch {
      setSaid(texts.copyFailed);
    }
  }

  const columns: TableColumn<Row>[] = [
    {
      key: 'sample',
      head: texts.sample,
      width: 120,
      cell: ({ name, light, dark }) => (
        <Samples>
          {(light === dark || sampleOf(name, light) !== 'colour' ? [light] : [light, dark]).map((value) => (
            <Sample key={value} data-sample={sampleOf(name, value)} style={{ '--value': value } as CSSProperties}>
              {sampleOf(name, value) === 'font' ? texts.sampleText : null}
            </Sample>
          ))}
        </Samples>
      ),
    },
    { key: 'name', head: texts.name, face: 'code', rowHead: true, width: '30%', wrap: true },
    { key: 'light', head: texts.light, face: 'code', width: '25%', wrap: true },
    { key: 'dark', head: texts.dark, face: 'code', width: '25%', wrap: true },
    {
      key: 'copy',
      head: texts.action,
      align: 'end',
      cell: ({ name }) => (
        <IconButton aria-label={texts.copy(name)} onClick={() => void copy(name)}>
          <CopyIcon size={16} />
        </IconButton>
      ),
    },
  ];

  const asked = search.trim().toLowerCase();
  const groups = jobs.map((job) => {
    const names = Object.values(tokenJobs[job].names).join(' ').toLowerCase();
    const own = rows.filter(({ name }) => jobOf(name) === job);
    const found = own.filter(({ name, light, dark }) => `${name} ${light} ${dark}`.toLowerCase().includes(asked));
    return { job, found: names.includes(asked) ? own : found };
  });
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);

  return (
    // Storybook's own styles for headings, lists and tables stop here.
    <Jobs className="sb-unstyled">
      <TextField label={texts.search} description={texts.searchHint} value={search} onValueChange={setSearch} />
      <Said>{said === '' ? texts.found(count) : said}</Said>
      {groups.map(({ job, found }) =>
        found.length === 0 ? null : (
          <Table
            key={job}
            caption={tokenJobs[job].names[language]}
            columns={columns}
            rows={found}
            rowKey="name"
            size="sm"
          />
        ),
      )}
    </Jobs>
  );
}
