import { Link } from '@tanstack/react-router';
import { paths } from '#web/paths.ts';
import { useSolutions } from './solutions.api.ts';

/** While nothing is sold yet, a brief cannot map pains to it (decision A71). */
export function SolutionsOffer() {
  const solutions = useSolutions();
  if (solutions.data?.length !== 0) return null;
  return (
    <p className="my-4 rounded-md bg-sunken px-4 py-2 text-sm">
      Your briefs don't know what you sell yet.{' '}
      <Link to={paths.solutionSetup} className="font-medium text-accent underline underline-offset-4">
        Set up your solutions
      </Link>
    </p>
  );
}
