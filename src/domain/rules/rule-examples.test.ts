import { describe, expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { checkListing } from '../listings/check-listing';
import type { Listing } from '../listings/listing';
import { RULE_EXAMPLES, type ListingExample, type RuleExample } from './rule-examples';

function rulesOf(texts: Partial<Listing>, { store, locale = 'en-US' }: ListingExample): string[] {
  const context = { platforms: [store], locale, isUpdate: false };
  return checkListing(listing(texts), context).map(({ rule }) => rule);
}

const LISTINGS = Object.entries(RULE_EXAMPLES).flatMap(([id, example]: [string, RuleExample]) =>
  example.kind === 'listing' ? [[id, example] as const] : [],
);

describe('the examples of a rule', () => {
  it.each(LISTINGS)('%s fires for the one and not for the other', (id, example) => {
    expect(rulesOf(example.fires, example)).toContain(id);
    expect(rulesOf(example.passes, example)).not.toContain(id);
  });

  it.each(LISTINGS)('%s: the one that passes has no blocker of another rule', (_, example) => {
    const context = { platforms: [example.store], locale: 'en-US', isUpdate: false };
    const found = checkListing(listing(example.passes), context);
    expect(found.filter(({ severity }) => severity === 'blocker')).toEqual([]);
  });
});
