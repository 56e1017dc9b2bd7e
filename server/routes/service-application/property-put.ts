import { propertyPut } from '@hearthline/contract/application/property.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { isLentIn, notLentMessage } from '@hearthline/rules/eligibility.ts';
import { edit } from '../../checklist/edit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { keepProperty } from '../../stores/property.ts';

export const register = route(propertyPut, async (call) => {
  const { body } = call;
  const after = await edit(call, ['NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES'], async (application, client) => {
    if ('propertyId' in body) {
      if (!application.facts.parcels?.candidates.includes(body.propertyId))
        throw new Problem('conflict', { message: 'This property is not one of those we found' });
      return [{ type: 'parcelChosen', propertyId: body.propertyId }];
    }
    if ('noneOfThese' in body) {
      if (application.status !== 'MULTIPLE_PROPERTIES')
        throw new Problem('conflict', { message: 'There is nothing to choose from. Correct the address' });
      return [{ type: 'noParcelFits' }];
    }
    const { address } = body;
    const lender = lenderByCode(application.orgCode) ?? PRIMARY;
    if (!isLentIn({ ...address, ...lender }))
      throw new Problem('not_lent', {
        message: notLentMessage(address.state),
        errors: [{ field: 'address.state', message: notLentMessage(address.state) }],
      });
    const propertyVersion = (application.facts.created?.propertyVersion ?? 1) + 1;
    await keepProperty(client, application.uuid, propertyVersion, address);
    return [{ type: 'addressCorrected', propertyVersion, state: address.state }];
  });
  return { version: after.version };
});
