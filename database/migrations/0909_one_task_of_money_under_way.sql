-- Money under way is one task from the approval until the last transfer is settled: the payments to creditors are part of it.
update staff_task set kind = 'MONEY_UNDER_WAY' where kind = 'DIRECT_DEBT_PAYOFF' and closed_at is null;
