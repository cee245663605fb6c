import { TextField } from '#web/components/text-field.tsx';
import type { ListedEndpoint } from './all-endpoints.ts';
import { PathText } from './path-text.tsx';

interface EndpointListProps {
  endpoints: readonly ListedEndpoint[];
  search: string;
  onSearch: (search: string) => void;
  chosen: string;
  onChoose: (id: string) => void;
}

const methodColor: Readonly<Record<string, string>> = { GET: 'text-muted', DELETE: 'text-red' };

/** Every call of the contract by group; search matches paths, methods and summaries. */
export function EndpointList({ endpoints, search, onSearch, chosen, onChoose }: EndpointListProps) {
  const wanted = search.trim().toLowerCase();
  const found = endpoints.filter(({ id, group, endpoint }) =>
    `${id} ${group} ${endpoint.summary}`.toLowerCase().includes(wanted),
  );
  const groups = Map.groupBy(found, ({ group }) => group);
  return (
    <nav aria-label="Calls">
      <TextField
        label="Find a call"
        type="search"
        value={search}
        help={`${found.length} of ${endpoints.length} calls`}
        onChange={(event) => onSearch(event.target.value)}
      />
      <div className="mt-4 max-h-[40vh] overflow-y-auto border-y border-line lg:max-h-[70vh]">
        {found.length === 0 && (
          <p className="py-4 text-sm text-muted">No call contains “{search.trim()}”. Try a path or a word.</p>
        )}
        {[...groups].map(([group, calls]) => (
          <section key={group} aria-label={group}>
            <h3 className="sticky top-0 bg-page py-2 text-sm font-semibold">{group}</h3>
            <ul>
              {calls.map(({ id, endpoint }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === chosen}
                    onClick={() => onChoose(id)}
                    className="grid w-full grid-cols-[60px_minmax(0,1fr)] gap-2 rounded-md px-2 py-1.5 text-start text-sm hover:bg-sunken aria-[current=true]:bg-sunken"
                  >
                    <span className={`font-medium ${methodColor[endpoint.method] ?? 'text-accent'}`}>
                      {endpoint.method}
                    </span>
                    <span>
                      <span className="block font-mono text-[13px]">
                        <PathText text={endpoint.path} />
                      </span>
                      <span className="block text-muted">{endpoint.summary}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
