import { Braces } from 'lucide-react';
import { Suspense, use, useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { MarkdownView } from '../../ui/markdown/markdown-view.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import classes from './api-reference-screen.module.css';
import {
  callsOf,
  objectsOf,
  type ApiDescription,
  type ReferenceCall,
  type ReferenceObject,
  type ReferenceRow,
} from './read-reference.ts';

const address = '/api/openapi.json';

const read = async (): Promise<ApiDescription> => {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const description: ApiDescription = await response.json();
  return description;
};

/** Every call outside GraphQL with its input, output, and errors. The descriptions are English. */
export function ApiReferenceScreen(): ReactNode {
  const t = useText();
  const [reading] = useState(read);
  return (
    <>
      <PageHeader icon={<Braces />} breadcrumb={[{ label: t('reference.title') }]} />
      <PageBody>
        <Suspense fallback={<PageWait rows={8} />}>
          <Reference reading={reading} />
        </Suspense>
      </PageBody>
    </>
  );
}

function Reference({ reading }: { readonly reading: Promise<ApiDescription> }): ReactNode {
  const t = useText();
  const description = use(reading);
  const groups = Map.groupBy(callsOf(description), ({ group }) => group);
  return (
    <div className={classes.reference}>
      <div lang="en">
        <MarkdownView text={description.info.description} />
      </div>
      <p>
        <a href={address} download="openapi.json">
          {t('reference.download')}
        </a>
      </p>
      {[...groups].map(([group, calls]) => (
        <section key={group} aria-label={group}>
          <h2 lang="en">{group}</h2>
          {calls.map((call) => (
            <Call key={`${call.method} ${call.path}`} call={call} />
          ))}
        </section>
      ))}
      <Objects objects={objectsOf(description)} />
    </div>
  );
}

function Objects({ objects }: { readonly objects: readonly ReferenceObject[] }): ReactNode {
  const t = useText();
  if (objects.length === 0) return null;
  return (
    <section aria-label={t('reference.objects')}>
      <h2>{t('reference.objects')}</h2>
      {objects.map(({ name, description, rows }) => (
        <article key={name} className={classes.call} aria-label={name}>
          <h3>
            <code>{name}</code>
          </h3>
          <p lang="en">{description}</p>
          <Rows title={t('reference.fields')} rows={rows} />
        </article>
      ))}
    </section>
  );
}

function Call({ call }: { readonly call: ReferenceCall }): ReactNode {
  const t = useText();
  const { method, path, summary, needsSession, scopes, input, output, errors } = call;
  return (
    <article className={classes.call} aria-label={`${method} ${path}`}>
      <h3>
        <Badge tone={method === 'GET' ? 'neutral' : 'accent'}>{method}</Badge>
        <code>{path}</code>
        {needsSession && (
          <Badge>
            {scopes.length === 0
              ? t('reference.needsSession')
              : t('reference.needsToken', { scopes: scopes.join(', ') })}
          </Badge>
        )}
      </h3>
      <p lang="en">{summary}</p>
      <Rows title={t('reference.input')} rows={input} />
      <Rows title={t('reference.output')} rows={output} />
      <h4>{t('reference.errors')}</h4>
      <ul className={classes.errors}>
        {errors.map(({ status, names }) => (
          <li key={status}>
            <code>{status}</code> <span lang="en">{names}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly ReferenceRow[];
}

function Rows({ title, rows }: RowsProps): ReactNode {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <table className={classes.rows}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, type, isRequired, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td>{isRequired ? t('reference.required') : ''}</td>
            <td lang="en">{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
