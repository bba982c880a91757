import { contract } from '@lima-id/api';
import { chinaDate, invoiceMessages, invoiceStatuses, type ListedInvoice } from '@lima-id/domain';
import { CommandFailure } from './commandFailure.ts';
import { describeListedInvoice, describeReviewedInvoice } from './describeInvoice.ts';
import { lastLine, listPageSize } from './listPage.ts';
import type { OperatorClient } from './operatorClient.ts';
import type { InvoiceCommand } from './readCommand.ts';

/** Maximum number of invoices of an order that is searched. */
const invoicesOfOrder = 100;

/** The invoice of a number, or of an order's code: the one that is not reversed, else the last one. */
async function find({ ask }: OperatorClient, code: string): Promise<ListedInvoice> {
  const { invoices } = await ask(contract.listInvoices, { code, page: 1, pageSize: invoicesOfOrder });
  const found = invoices.find(({ status }) => status !== 'reversed') ?? invoices.at(-1);
  if (found === undefined) throw new CommandFailure(invoiceMessages.unknown);
  return found;
}

/** Executes a command on invoices; returns its output. Throws a CommandFailure on failure. */
export async function runInvoiceCommand(client: OperatorClient, command: InvoiceCommand): Promise<string> {
  const { ask } = client;
  if (command.name === 'list') {
    const { status: wanted, page } = command;
    const { total, invoices } = await ask(contract.listInvoices, { status: wanted, page, pageSize: listPageSize });
    return [...invoices.map(describeListedInvoice), lastLine(total, '张', page)].join('\n');
  }
  const { id, orderCode, title, status: from } = await find(client, command.code);
  if (command.name === 'show') return describeReviewedInvoice(await ask(contract.readInvoiceForReview, { id }));
  const { status } =
    command.name === 'reverse'
      ? await ask(contract.reverseInvoice, { id, from, reason: command.reason })
      : await ask(contract.issueInvoice, {
          id,
          from,
          invoiceNumber: command.invoiceNumber,
          issuedOn: command.day ?? chinaDate(Date.now()),
        });
  return `${orderCode} ${title}：${invoiceStatuses[from]} → ${invoiceStatuses[status]}`;
}
