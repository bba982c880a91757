// Stands in for curl, which a bare machine may lack: knows the options that the portal's request examples use, refuses every other one, and
// prints the answer.
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true },
    data: { type: 'string', short: 'd' },
  },
});
const [url, ...others] = positionals;
if (url === undefined || others.length > 0) throw new Error(`One address is required, not ${positionals.length}.`);
const headers = (values.header ?? []).map((line): [string, string] => {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
});
const response = await fetch(url, {
  method: values.request ?? 'GET',
  headers,
  ...(values.data === undefined ? {} : { body: values.data }),
});
process.stdout.write(await response.text());
